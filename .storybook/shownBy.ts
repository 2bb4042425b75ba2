import type { ComponentType } from 'react';

/**
 * The component that a page is about, for stories that show it by a frame of their own, which holds what a caller holds:
 * the page documents the component, the stories take the frame's props.
 */
export const shownBy = <Props>(component: unknown) => component as ComponentType<Props>;

/** For `argTypes`: an argument of the frame, which the component does not have. */
export const ofTheFrame = { table: { category: 'Of this story’s frame' } } as const;
