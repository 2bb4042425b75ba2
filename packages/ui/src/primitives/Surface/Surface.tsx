import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { SurfaceRoot } from './Surface.styles';
import type { SpaceStep } from '../../theme/scales';

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** Element to render. @default 'div' */
  as?: ElementType | undefined;
  /** Where it lies: on the page, a card on it, raised over both, or let into them. @default 'card' */
  level?: 'page' | 'card' | 'raised' | 'sunken' | undefined;
  /** Corners: 8, 12, 16 (photos, packages) or 20 px. @default 'lg' */
  radius?: 'none' | 'sm' | 'md' | 'photo' | 'lg' | undefined;
  /** Shadow of the theme. @default 'none' */
  shadow?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Distance to what is inside, a step of the 4 px grid. @default none */
  padding?: SpaceStep | undefined;
  /** A subtle line around. @default false */
  border?: boolean | undefined;
}

/** A piece of ground that things stand on. */
export const Surface = forwardRef<HTMLDivElement, SurfaceProps>(function Surface(props, ref) {
  const { level = 'card', radius = 'lg', shadow = 'none', padding, border, ...elementProps } = props;
  return (
    <SurfaceRoot
      ref={ref}
      data-level={level}
      data-radius={radius}
      data-shadow={shadow}
      data-padding={padding}
      data-border={border || undefined}
      {...elementProps}
    />
  );
});
