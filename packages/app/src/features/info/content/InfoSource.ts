import { createContext } from 'react';
import { loadInfoContent } from './loadInfoContent';

/** Where the texts of the rules come from; a story puts a source there that fails. */
export const InfoSource = createContext(loadInfoContent);
