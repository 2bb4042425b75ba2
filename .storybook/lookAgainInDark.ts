import { afterEach as lookByAxe } from '@storybook/addon-a11y/preview';
import { stillness } from './stillness';

type Context = Parameters<typeof lookByAxe>[0];

/** What axe asks of colours; all else it asks is the same in both themes, and it looks at light with every rule. */
const ofColours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const;

/** A story under test plays once, in light; its end is looked at by axe in dark too, before the add-on looks at it. */
export async function lookAgainInDark(context: Context): Promise<void> {
  await stillness();
  const { dataset } = document.documentElement;
  const before = dataset['iskraTheme'];
  dataset['iskraTheme'] = 'dark';
  try {
    await lookByAxe({ ...context, parameters: { ...context.parameters, a11y: inDark(context) } });
  } catch (error) {
    throw new Error(`In dark: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset['iskraTheme'] = before;
  }
}

const inDark = ({ parameters: { a11y } }: Context) => ({
  ...a11y,
  options: { ...a11y?.options, ...ofColours },
});
