import { waitFor } from 'storybook/test';
import { noteStoryFault } from './storyFaults';
import { viewports } from './viewports';

interface PlayContext {
  globals: Record<string, unknown>;
}
type Play = (context: PlayContext) => unknown;
interface StoryParts {
  play?: Play | undefined;
}
type MakeStory = (parts?: StoryParts | (() => unknown)) => unknown;
interface Preview {
  meta: (parts: never) => { story: MakeStory };
}

/** The runner looks at stories in settings of its own. */
const isRunner = () => globalThis.iskraStoryGlobals !== undefined;

/**
 * Stories are for looking, plays for proving: in the viewer a play runs only when the toolbar says so, and what it finds
 * is a note, not an error page.
 */
export function playOnlyToProve(preview: object): void {
  const { meta: makeMeta } = preview as unknown as Preview;
  const meta: Preview['meta'] = (parts) => {
    const made = makeMeta.call(preview, parts);
    const { story: makeStory } = made;
    made.story = (story) => makeStory.call(made, withGentlePlay(story));
    return made;
  };
  Object.assign(preview, { meta });
}

function withGentlePlay(story: Parameters<MakeStory>[0]): Parameters<MakeStory>[0] {
  if (typeof story !== 'object' || !story.play) return story;
  const { play } = story;
  return { ...story, play: (context) => (isRunner() ? play(context) : playInViewer(play, context)) };
}

async function playInViewer(play: Play, context: PlayContext) {
  if (context.globals['plays'] !== 'run') return;
  try {
    // The runner renders within React's act; here what listens begins to only after the first picture.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitFor(() => expectOwnWindow(context), { onTimeout: (error) => error });
    await play(context);
  } catch (error) {
    noteStoryFault(error);
  }
}

/** The viewer gives a story its window in a moment; the frame on a page of its own stays as wide as the page. */
function expectOwnWindow({ globals }: PlayContext): void {
  const { value } = (globals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const width = value && viewports[value]?.styles.width;
  if (width && !matchMedia(`(width: ${width})`).matches)
    throw new Error(`The proof needs a window ${width} wide: open it in Storybook’s own page`);
}
