import { Children, type ElementType, type MouseEvent, type ReactElement, type ReactNode } from 'react';

// A method, so that handlers of every kind of element fit.
type Handler = { handle(event: MouseEvent): void }['handle'] | undefined;

interface ChildProps {
  children?: ReactNode;
  className?: string | undefined;
  style?: object | undefined;
  onClick?: Handler;
}

/** What a styled root gets to become the element of its only child. */
export interface Adopted {
  /** The child's own content. */
  readonly content: ReactNode;
  /** To be spread last on the styled root: the child's props win, class and style are joined, both handlers run. */
  readonly props: object & { as: 'a' };
}

/**
 * For `asChild`: styled-components' `as` does what a slot component would, without one more component in the tree
 * and its weight in every entry of the kit.
 */
export function adoptChild(children: ReactNode, root: ChildProps = {}): Adopted {
  const child = Children.only(children) as ReactElement<ChildProps>;
  const { children: content, className, style, onClick, ...own } = child.props;
  const joined = {
    className: [root.className, className].filter(Boolean).join(' ') || undefined,
    style: { ...root.style, ...style },
    onClick: joinHandlers(onClick, root.onClick),
  };
  return { content, props: { ...own, ...joined, as: child.type as ElementType as 'a' } };
}

function joinHandlers(first: Handler, second: Handler): Handler {
  if (!first || !second) return first ?? second;
  return (event) => {
    second(event);
    // A root that swallows presses keeps them from the child too.
    if (!event.isPropagationStopped()) first(event);
  };
}
