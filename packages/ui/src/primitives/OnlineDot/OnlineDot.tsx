import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, size } from '../../theme/tokenRefs';
import { useLabels } from '../../theme/useLabels';
import { dotLook } from './dotLook';
import { onlineDotLabels } from './onlineDot.labels';

export interface OnlineDotProps extends ComponentPropsWithoutRef<'span'> {
  /** Filled when online, a ring when not. */
  online: boolean;
  /** Lies on a photo: brighter and 12 px instead of 10. @default false */
  onPhoto?: boolean | undefined;
  /** The words 'online' already stand beside it. @default false */
  decorative?: boolean | undefined;
}

/** Whether a member is online; never by colour alone: a name for readers, a ring for offline. */
export const OnlineDot = forwardRef<HTMLSpanElement, OnlineDotProps>(function OnlineDot(props, ref) {
  const { online, onPhoto, decorative, ...elementProps } = props;
  const labels = useLabels(onlineDotLabels);
  const name = online ? labels.online : labels.offline;
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Dot
      ref={ref}
      data-online={online || undefined}
      data-on-photo={onPhoto || undefined}
      {...naming}
      {...elementProps}
    />
  );
});

const Dot = styled.span`
  ${dotLook}
  &[data-on-photo] {
    inline-size: ${size('dot-lg')};
    block-size: ${size('dot-lg')};
    border-color: ${color('text-on-photo')};
  }
  &[data-on-photo][data-online] {
    border-color: ${color('photo-online')};
    background: ${color('photo-online')};
  }
`;
