import { currentMocks, viewerStorage } from '@iskra/api-mocks/storybook';
import { useIskra } from '@iskra/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { App } from '../app/App';
import { storyParts, type StoryParts } from './storyParts';

export interface StoryPageProps {
  /** Address that the page is opened at. */
  path: string;
  /** What local storage holds besides the viewer's session. */
  storage?: Readonly<Record<string, unknown>> | undefined;
}

/** The whole product at an address, on the mocks of the story's scenario, in the toolbar's theme and language. */
export function StoryPage({ path, storage }: StoryPageProps) {
  const { locale } = useIskra();
  const [parts, setParts] = useState<StoryParts>();
  const [Router] = useState(() => routerAt(path));

  useEffect(() => {
    let isCurrent = true;
    const theme = document.documentElement.dataset['theme'] ?? 'light';
    const stored = { ...viewerStorage(currentMocks()), theme, locale, ...storage };
    void storyParts(stored).then((made) => isCurrent && setParts(made));
    return () => {
      isCurrent = false;
    };
  }, [storage, locale]);

  return parts ? <App {...parts} Router={Router} /> : null;
}

function routerAt(path: string) {
  return function Router({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <BackKey />
        {children}
      </MemoryRouter>
    );
  };
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
