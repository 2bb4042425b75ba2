import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { adoptChild } from '../asChild/adoptChild';
import { Spinner } from '../Spinner/Spinner';
import { usePress } from '../Button/usePress';
import { IconButtonRoot } from './IconButton.styles';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** What pressing does, for screen readers and the tooltip. */
  label: string;
  /** Look: on a surface without or with a fill, the like button, or on a photo. @default 'plain' */
  variant?: 'plain' | 'surface' | 'like' | 'glass' | undefined;
  /** Side in CSS px. @default 44 */
  size?: 44 | 48 | 68 | undefined;
  /** Work is going on: a spinner instead of the icon, further presses are ignored. @default false */
  busy?: boolean | undefined;
  /** The only child, a link for example, becomes the root. @default false */
  asChild?: boolean | undefined;
}

/** A button with an icon and a name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const {
    label,
    variant = 'plain',
    size = 44,
    busy = false,
    asChild,
    disabled,
    onClick,
    children,
    type = 'button',
    ...elementProps
  } = props;
  const handleClick = usePress(busy || Boolean(disabled), onClick);
  const adopted = asChild ? adoptChild(children, { ...elementProps, onClick: handleClick }) : undefined;
  return (
    <IconButtonRoot
      {...(adopted ? {} : { type, disabled })}
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-loading={busy || undefined}
      data-disabled={disabled || undefined}
      aria-label={label}
      aria-disabled={busy || (asChild && disabled) || undefined}
      aria-busy={busy || undefined}
      title={label}
      {...elementProps}
      onClick={handleClick}
      {...adopted?.props}
    >
      {adopted ? adopted.content : busy ? <Spinner decorative /> : children}
    </IconButtonRoot>
  );
});
