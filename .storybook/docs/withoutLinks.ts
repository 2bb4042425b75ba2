/** A document of the repository as it can stand here: links to its other files lead nowhere, so their words stay. */
export const withoutLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
