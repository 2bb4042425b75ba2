import { currentMocks, viewerStorage } from '@iskra/api-mocks/storybook';
import { useIskra } from '@iskra/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app/App';
import type { Stage } from './live/Stage';
import { useLiveStage } from './live/useLiveStage';
import { storyParts, type StoryParts } from './storyParts';

export interface StoryPageProps {
  /** Address that the page is opened at. */
  path: string;
  /** What the entry of the history keeps besides. @default nothing */
  entryState?: unknown;
  /** What local storage holds besides the viewer's session. */
  storage?: Readonly<Record<string, unknown>> | undefined;
  /** What the tab's own storage holds. @default nothing */
  tabStorage?: Readonly<Record<string, unknown>> | undefined;
  /** Takes the newer version of the page that waits. @default none waits */
  takeNewVersion?: (() => void) | undefined;
}

/**
 * The whole product at an address, on the mocks of the story's scenario, in the toolbar's theme and language; the Live
 * panel acts upon it.
 */
export function StoryPage(props: StoryPageProps) {
  const { stage, turn } = useLiveStage(props.path);
  return stage ? <OpenPage key={turn} {...props} stage={stage} /> : null;
}

function OpenPage(props: StoryPageProps & { stage: Stage }) {
  const { path, entryState, storage, tabStorage, takeNewVersion, stage } = props;
  const locale = useIskra().locale === 'ru' ? 'ru' : 'en';
  const [parts, setParts] = useState<StoryParts>();
  const [Router] = useState(() => routerAt({ path, entryState, stage }));

  useEffect(() => {
    let isCurrent = true;
    const theme = document.documentElement.dataset['iskraTheme'] ?? 'light';
    const { world } = currentMocks();
    // Whoever signs in reads the product in the language of the toolbar.
    for (const member of world.members.values()) member.locale = locale;
    const stored = { ...viewerStorage(currentMocks()), theme, locale, ...storage };
    void storyParts(stored, tabStorage, takeNewVersion).then((made) => isCurrent && setParts(made));
    return () => {
      isCurrent = false;
    };
  }, [storage, tabStorage, takeNewVersion, locale]);

  return parts ? <App {...parts} Router={Router} /> : null;
}

function routerAt({
  path,
  entryState: state,
  stage,
}: Pick<StoryPageProps, 'path' | 'entryState'> & { stage: Stage }) {
  const entry = { ...parsePath(path), state };
  return function Router({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[entry]}>
        <Address stage={stage} />
        <BackKey />
        {children}
      </MemoryRouter>
    );
  };
}

/** Who acts from outside acts upon what is looked at. */
function Address({ stage }: { stage: Stage }) {
  const { pathname } = useLocation();
  useEffect(() => {
    stage.address = pathname;
  }, [stage, pathname]);
  return null;
}

/** A story has no Back button of a browser; the keys for it do the same. */
function BackKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowLeft') return;
      event.preventDefault();
      void navigate(-1);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [navigate]);
  return null;
}
