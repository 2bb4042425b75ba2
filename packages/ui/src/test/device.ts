/** The page answers its media queries as such a device would; answers how to end that. */
export function device(answers: (query: string) => boolean): () => void {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query: string) =>
    new Proxy(real(query), {
      get: (list, key) => {
        const value: unknown = key === 'matches' ? answers(query) : Reflect.get(list, key, list);
        return typeof value === 'function' ? (value as () => unknown).bind(list) : value;
      },
    });
  return () => {
    window.matchMedia = real;
  };
}
