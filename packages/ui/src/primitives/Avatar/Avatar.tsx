import { UserRound } from '../../icons/icons';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../theme/tokenRefs';
import { OnlineDot } from '../OnlineDot';
import { initialsOf } from './initialsOf';

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
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isPhotoShown = Boolean(src) && src !== brokenSrc;
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root
      ref={ref}
      data-online={online || undefined}
      style={{ inlineSize: size, ...style }}
      {...elementProps}
    >
      <Face {...naming} style={{ fontSize: size * 0.38 }}>
        {isPhotoShown ? (
          <img src={src ?? ''} alt="" decoding="async" onError={() => setBrokenSrc(src ?? null)} />
        ) : (
          initialsOf(name) || <UserRound aria-hidden />
        )}
      </Face>
      {online ? <Dot online decorative={decorative} /> : null}
    </Root>
  );
});

const Root = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  aspect-ratio: 1;
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('accent-soft')};
  color: ${color('accent-text')};
  font-weight: 700;
  line-height: 1;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
  & > svg {
    inline-size: 50%;
    block-size: 50%;
  }
`;

/* The ring is cut out of the picture by the colour under it: --avatar-ring where that is not the page. */
const Dot = styled(OnlineDot)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  box-sizing: content-box;
  outline: 2px solid var(--avatar-ring, ${color('surface-page')});
`;
