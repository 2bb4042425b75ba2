/** A document's title with how many messages wait unread before it: `(3) People nearby · Iskra`. */
export function titleWith(unread: number, title: string): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return unread > 0 ? `(${unread}) ${plain}` : plain;
}
