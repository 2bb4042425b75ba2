import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { OnlineDot } from '../OnlineDot';
import { avatarLook, dotPlace, faceLook } from './avatarLook';
import { Portrait } from './Portrait';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Address of the picture; null shows initials. */
  src: string | null | undefined;
  /** Whose it is; the picture's name unless `decorative`. */
  name: string;
  /** Side in CSS px. @default 48 */
  size?: number | undefined;
  /** Draws the dot when true. @default false */
  online?: boolean | undefined;
  /** The name already stands beside it. @default false */
  decorative?: boolean | undefined;
}

/** A member's round picture; initials or a drawn head when there is none or it does not load. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(props, ref) {
  const { src, name, size = 48, online = false, decorative = false, style, ...elementProps } = props;
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root
      ref={ref}
      data-online={online || undefined}
      style={{ inlineSize: size, ...style }}
      {...elementProps}
    >
      <Face {...naming} style={{ fontSize: size * 0.38 }}>
        <Portrait src={src} name={name} />
      </Face>
      {online ? <Dot online decorative={decorative} /> : null}
    </Root>
  );
});

const Root = styled.span`
  ${avatarLook}
`;

const Face = styled.span`
  ${faceLook}
`;

const Dot = styled(OnlineDot)`
  ${dotPlace}
`;
