import {
  createElement,
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';

export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** Side in CSS px. @default 24 */
  size?: number | undefined;
  /** What the icon says where no text beside it does; without it the icon is decoration. */
  label?: string | undefined;
}

export type IconComponent = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

/** Lucide's `IconNode`, told here so that the package's types do not ask for lucide. */
type Drawing = readonly (readonly [
  shape: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** Makes a component of one of lucide's drawings, 24 by 24 units, in the colour of the text. */
export function createIcon(drawing: Drawing): IconComponent {
  const shapes = drawing.map(([shape, attributes], key) => createElement(shape, { key, ...attributes }));
  return forwardRef<SVGSVGElement, IconProps>(function Icon({ size = 24, label, ...elementProps }, ref) {
    return (
      <svg
        ref={ref}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...elementProps}
      >
        {shapes}
      </svg>
    );
  });
}
