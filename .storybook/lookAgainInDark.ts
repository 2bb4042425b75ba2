import { afterEach as lookByAxe } from '@storybook/addon-a11y/preview';
import { stillness } from './stillness';

type Context = Parameters<typeof lookByAxe>[0];

/** A story under test plays once, in light; its end is looked at by axe in dark too, before the add-on looks at it. */
export async function lookAgainInDark(context: Context): Promise<void> {
  await stillness();
  const { dataset } = document.documentElement;
  const before = dataset['iskraTheme'];
  dataset['iskraTheme'] = 'dark';
  try {
    await lookByAxe(context);
  } catch (error) {
    throw new Error(`In dark: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset['iskraTheme'] = before;
  }
}
