import { createContext } from 'react';
import type { CsrfToken } from './csrfToken';

/** The page's CSRF token, for the one call that also carries it in its body. */
export const CsrfContext = createContext<CsrfToken>({ get: () => '', set: () => undefined });
