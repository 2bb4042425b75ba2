/** The page's CSRF token: it comes with the page and may be renewed. */
export interface CsrfToken {
  get(): string;
  set(token: string): void;
}

/** Keeps the token in the page's meta element, where the real-time client reads it too. */
export function metaCsrfToken(document: Document): CsrfToken {
  return {
    get: () => findMeta(document)?.content ?? '',
    set: (token) => {
      const meta = findMeta(document) ?? document.head.appendChild(newMeta(document));
      meta.content = token;
    },
  };
}

function findMeta(document: Document): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

function newMeta(document: Document): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'csrf-token';
  return meta;
}
