import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, radius } from '../../theme/tokenRefs';
import type { RadiusName } from '../../theme/scales';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Inline size: a number in px or a CSS length. @default '100%' */
  width?: number | string | undefined;
  /** Block size: a number in px or a CSS length. @default 16 */
  height?: number | string | undefined;
  /** Corners. @default 'sm' */
  corner?: RadiusName | undefined;
}

/** The place of something that is loading; say so once by `aria-busy` on what holds it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(props, ref) {
  const { width = '100%', height = 16, corner = 'sm', style, ...elementProps } = props;
  const box = { inlineSize: width, blockSize: height, borderRadius: radius(corner) };
  return <Bone ref={ref} aria-hidden style={{ ...box, ...style }} {...elementProps} />;
});

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Bone = styled.span`
  display: block;
  background: ${color('skeleton')};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
