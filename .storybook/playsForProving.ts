import { noteStoryFault } from './storyFaults';

interface StoryParts {
  play?: ((context: { globals: Record<string, unknown> }) => unknown) | undefined;
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

async function playInViewer(
  play: NonNullable<StoryParts['play']>,
  context: { globals: Record<string, unknown> },
) {
  if (context.globals['plays'] !== 'run') return;
  try {
    // The runner renders within React's act; here what listens begins to only after the first picture.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await play(context);
  } catch (error) {
    noteStoryFault(error);
  }
}
