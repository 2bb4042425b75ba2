import { createContext } from 'react';
import type { TextArea } from './loadWords';

/** Loads the texts of an area, if they are not here yet. */
export type NeedTexts = (area: TextArea) => Promise<void>;

/** Loads the texts of what opens within a screen; a screen's own come with it. */
export const NeedTextsContext = createContext<NeedTexts>(() => Promise.resolve());
