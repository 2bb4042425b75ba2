import { createContext } from 'react';
import type { TextArea } from './loadWords';

/** Loads the texts of what opens within a screen, if they are not here yet; a screen's own come with it. */
export const NeedTextsContext = createContext<(area: TextArea) => Promise<void>>(() => Promise.resolve());
