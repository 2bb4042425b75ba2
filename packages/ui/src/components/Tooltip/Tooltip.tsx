import {
  cloneElement,
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { useMotion, type MotionProps } from '../../hooks/useMotion';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, radius, shadow, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useTooltip } from './useTooltip';

export interface TooltipProps
  extends Omit<ComponentPropsWithoutRef<'span'>, 'content' | 'children'>, MotionProps {
  /** The text: a few words, nothing to press. */
  content: ReactNode;
  /** What the tooltip explains; must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Wait under the pointer in ms; by keyboard it comes at once. @default 400 */
  delay?: number | undefined;
}

/** Explains what is hovered or has the keyboard focus; it can be hovered itself, and Esc hides it. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(props, ref) {
  const { content, children, delay = 400, motion, ...elementProps } = props;
  const { stillness } = useMotion(motion);
  const id = useId();
  const { anchor, note, isOpen, handlers } = useTooltip(delay);
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Anchor
      ref={useMergedRef(anchor, ref)}
      data-state={isOpen ? 'open' : 'closed'}
      {...stillness}
      {...elementProps}
      {...handlers}
    >
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <Note ref={note} role="tooltip" id={id} popover="manual">
        {content}
      </Note>
    </Anchor>
  );
});

const fade = keyframes`from { opacity: 0; }`;

const Anchor = styled.span`
  display: contents;
`;

const Note = styled.span`
  ${ownRoot}
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 2 * ${space(2)}));
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  background: ${color('neutral-solid')};
  color: ${color('text-on-neutral')};
  ${typeStyle('small')}
  overflow: visible;
  overflow-wrap: anywhere;
  box-shadow: ${shadow('md')};
  animation: ${fade} ${duration('fast')};
  /* The way from the anchor to the note belongs to the note. */
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    block-size: ${space(2)};
  }
  &[data-side='below']::before {
    inset-block: auto 100%;
  }
`;
