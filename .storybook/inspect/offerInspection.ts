import { addons } from 'storybook/preview-api';
import { inspectEvents } from './channel';
import { inspect } from './inspect';

const watched = ['pointerover', 'focusin'] as const;

/** While the Tokens panel shows, it hears of what the pointer or the focus is on; at first of the story's own element. */
export function offerInspection(): void {
  const channel = addons.getChannel();
  const tell = ({ target }: Pick<Event, 'target'>) => {
    if (target instanceof Element) channel.emit(inspectEvents.inspected, inspect(target));
  };
  channel.on(inspectEvents.watched, (isWatched: boolean) => {
    for (const event of watched) document.removeEventListener(event, tell);
    if (!isWatched) return;
    for (const event of watched) document.addEventListener(event, tell);
    tell({ target: firstOfStory() });
  });
}

/** What a story of one component is about: its control, else its outermost element. */
function firstOfStory(): Element | null {
  const root = document.querySelector('#storybook-root');
  return root?.querySelector('button, a, input, textarea, [role]') ?? root?.firstElementChild ?? null;
}
