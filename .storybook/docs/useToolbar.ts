import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ContextType } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { ToolbarGlobals } from '../withIskra';

/** What a docs page follows: the toolbar's theme and language. */
export interface PageSettings {
  readonly theme: 'light' | 'dark';
  readonly locale: 'ru' | 'en';
}

type Context = Pick<ContextType<typeof DocsContext>, 'channel'>;

/**
 * The toolbar's choices as the page was opened, and as they change. What the toolbar asks for is heard, not what
 * settings became: stories in frames on the page tell theirs on the same channel.
 */
export function useToolbarOf({ channel }: Context): PageSettings {
  const [globals, setGlobals] = useState(globalsOfAddress);
  useEffect(() => {
    const handleUpdate = (update: { globals: ToolbarGlobals }) => {
      chosen = { ...globalsOfAddress(), ...update.globals };
      setGlobals(chosen);
    };
    channel.on(UPDATE_GLOBALS, handleUpdate);
    return () => channel.off(UPDATE_GLOBALS, handleUpdate);
  }, [channel]);
  return { theme: themeOf(globals), locale: (globals.locale ?? 'ru') === 'ru' ? 'ru' : 'en' };
}

/** The same for what stands inside the page. */
export const useToolbar = (): PageSettings => useToolbarOf(useContext(DocsContext));

/** Chosen since the frame was loaded: its address stays as it was then. */
let chosen: ToolbarGlobals | undefined;

/** `globals=theme:dark;locale:en`, as Storybook keeps them in the frame's address. */
function globalsOfAddress(): ToolbarGlobals {
  const said = new URLSearchParams(window.location.search).get('globals') ?? '';
  return chosen ?? Object.fromEntries(said.split(';').map((pair) => pair.split(':')));
}

function themeOf({ theme = 'light' }: ToolbarGlobals): 'light' | 'dark' {
  if (theme === 'both') return 'light';
  if (theme !== 'system') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
