import { createContext, useContext } from 'react';

export const ScopeContext = /* @__PURE__ */ createContext<HTMLElement | null>(null);

/** Where a portal opens: the wrapper of a `scoped` provider, with its theme, language and direction; else the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(ScopeContext) ?? undefined;
