/** CSS px from the end that still count as the end. */
export const nearEnd = 40;

/** Whether the last message is in view, drawn already or not. */
export const isNearEnd = (scroller: HTMLElement | null) => -(scroller?.scrollTop ?? 0) < nearEnd;
