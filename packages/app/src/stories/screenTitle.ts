/** What the screen is called in the document's title, without how much is unread. */
export const screenTitle = (): string => document.title.replace(/^\(\d+\) /, '');
