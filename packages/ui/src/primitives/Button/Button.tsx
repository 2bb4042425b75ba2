import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { adoptChild } from '../asChild/adoptChild';
import { Spinner } from '../Spinner/Spinner';
import { ButtonRoot } from './Button.styles';
import { usePress } from './usePress';

export type ButtonVariant =
  'primary' | 'secondary' | 'soft' | 'text' | 'danger' | 'dangerSolid' | 'premium' | 'neutral';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Look; one `primary` per view, `dangerSolid` only in a confirmation. @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** Height: 36, 44 or 52 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Work is going on: a spinner beside the kept text, further presses are ignored. @default false */
  busy?: boolean | undefined;
  /** Icon before the text. */
  iconStart?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** Takes the whole width. @default false */
  fullWidth?: boolean | undefined;
  /** The only child, a link for example, becomes the root. @default false */
  asChild?: boolean | undefined;
}

/** A button with a text. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'primary',
    size = 'md',
    busy = false,
    fullWidth,
    asChild,
    iconStart,
    iconEnd,
    disabled,
    onClick,
    children,
    type = 'button',
    ...elementProps
  } = props;
  const handleClick = usePress(busy || Boolean(disabled), onClick);
  const adopted = asChild ? adoptChild(children, { ...elementProps, onClick: handleClick }) : undefined;
  return (
    <ButtonRoot
      {...(adopted ? {} : { type, disabled })}
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-loading={busy || undefined}
      data-disabled={disabled || undefined}
      data-full-width={fullWidth || undefined}
      data-icon-start={iconStart ? true : undefined}
      aria-disabled={busy || (asChild && disabled) || undefined}
      aria-busy={busy || undefined}
      {...elementProps}
      onClick={handleClick}
      {...adopted?.props}
    >
      {busy ? <Spinner decorative size={size === 'sm' ? 16 : 20} /> : iconStart}
      <span data-part="label">{adopted ? adopted.content : children}</span>
      {iconEnd}
    </ButtonRoot>
  );
});
