import { forwardRef } from 'react';
import type { IconComponent, IconProps as DrawingProps } from '../../icons/createIcon';

export interface IconProps extends DrawingProps {
  /** A drawing of `@iskra/ui/icons`, or one made by `createIcon`. */
  icon: IconComponent;
  /** Side in CSS px. @default 20 */
  size?: 16 | 20 | 24 | undefined;
  /** What it means, where no text stands beside; left out, the icon is decoration. */
  label?: string | undefined;
}

/** An icon in a size of the kit, silent for screen readers unless it has a label. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(props, ref) {
  const { icon: Drawing, size = 20, ...elementProps } = props;
  return <Drawing ref={ref} size={size} {...elementProps} />;
});
