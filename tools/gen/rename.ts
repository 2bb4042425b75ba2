/** The name in both spellings that the templates use. */
export interface Name {
  readonly pascal: string;
  readonly camel: string;
}

/** `photoAlbum` and `PhotoAlbum` from either. */
export function nameFrom(word: string): Name {
  const rest = word.slice(1);
  return { pascal: word.charAt(0).toUpperCase() + rest, camel: word.charAt(0).toLowerCase() + rest };
}

/** Puts the name where a template's path or text says Sample or sample. */
export function rename(text: string, { pascal, camel }: Name): string {
  return text.replaceAll('Sample', pascal).replaceAll('sample', camel);
}
