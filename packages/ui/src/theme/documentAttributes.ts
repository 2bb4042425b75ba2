/** Attributes by name; null is one that is not there. */
export type Attributes = Readonly<Record<string, string | null>>;

const worn: Attributes[] = [];
let bare: Attributes = {};

/** Puts attributes on `<html>` and answers how to take them back: the page's own return with the last of them. */
export function wearOnDocument(attributes: Attributes): () => void {
  const root = document.documentElement;
  const put = (values: Attributes) => {
    for (const [name, value] of Object.entries(values))
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
  };
  if (worn.length === 0)
    bare = Object.fromEntries(Object.keys(attributes).map((name) => [name, root.getAttribute(name)]));
  worn.push(attributes);
  put(attributes);
  return () => {
    worn.splice(worn.indexOf(attributes), 1);
    put(worn.at(-1) ?? bare);
  };
}
