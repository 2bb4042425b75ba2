import { Check } from '../../icons/icons';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { fingerTarget } from '../../theme/fingerTarget';
import { focusRing } from '../../theme/focusRing';
import { labelPart } from '../../theme/labelPart';
import { media } from '../../theme/media';
import { color, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { adoptChild } from '../asChild/adoptChild';

export interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  /** Where it lies: on a surface, on a photo, or filled softly. @default 'surface' */
  tone?: 'surface' | 'photo' | 'soft' | undefined;
  /** Height: 24 (a small label), 32 or 36 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /** Chosen; given at all, the chip is a button that can be switched. */
  selected?: boolean | undefined;
  /** Icon before the text; a chosen chip shows a check instead. */
  icon?: ReactNode;
  /** Icon after the text: a chevron. */
  iconEnd?: ReactNode;
  /** The only child, a link for example, becomes the root. @default false */
  asChild?: boolean | undefined;
}

/** A short fact or choice; a button when it has `onClick` or `selected`, otherwise plain text. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(props, ref) {
  const {
    tone = 'surface',
    size: height = 'md',
    selected,
    icon,
    iconEnd,
    asChild,
    children,
    ...elementProps
  } = props;
  const isButton = Boolean(elementProps.onClick) || selected !== undefined;
  const element = isButton ? { type: 'button' as const, 'aria-pressed': selected } : { as: 'span' as const };
  const adopted = asChild ? adoptChild(children, elementProps) : undefined;
  return (
    <Root
      {...(adopted ? {} : element)}
      ref={ref}
      data-tone={tone}
      data-size={height}
      data-selected={selected || undefined}
      data-static={isButton || asChild ? undefined : true}
      data-disabled={elementProps.disabled || undefined}
      {...elementProps}
      {...adopted?.props}
    >
      {selected ? <Check aria-hidden /> : icon}
      <span data-part="label">{adopted ? adopted.content : children}</span>
      {iconEnd}
    </Root>
  );
});

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${size('control-sm')};
  max-inline-size: 100%;
  padding: 2px ${space(3)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  ${typeStyle('small')}
  font-weight: ${weight('medium')};
  text-decoration: none;
  cursor: pointer;
  ${labelPart}
  ${focusRing}
  & > svg,
  & > [data-part='label'] > svg {
    flex: none;
    inline-size: ${size('icon-sm')};
    block-size: ${size('icon-sm')};
  }
  &[data-size='sm'] {
    min-block-size: ${size('chip')};
  }
  &[data-size='xs'] {
    min-block-size: ${size('mark')};
    padding-inline: 10px;
    color: ${color('text-secondary')};
    ${typeStyle('caption')}
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface-hover')};
    }
  }
  &[data-tone='soft'],
  &[data-selected] {
    border-color: transparent;
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
    ${media.hover} {
      &:hover {
        background: ${color('accent-soft-hover')};
      }
    }
  }
  &:not([data-static]) {
    ${fingerTarget}
  }
  &[data-static] {
    cursor: inherit;
  }
  &[data-static][data-tone='surface']:hover {
    background: ${color('surface-card')};
  }
  &[data-static][data-tone='soft']:hover {
    background: ${color('accent-soft')};
  }
  &&[data-tone='photo'] {
    border-color: transparent;
    background: ${color('photo-chip')};
    color: ${color('text-on-photo')};
  }
  &&[data-disabled] {
    border-color: transparent;
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;
