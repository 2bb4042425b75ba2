/** What a reader may bring along: twice the text size, and a language of longer words. */
export interface Glasses {
  readonly text?: string | undefined;
  readonly words?: string | undefined;
}

/**
 * Applies text size and stretched words to the page; returns how to take them off. Media queries in `em` do not follow: they
 * ask the browser's own setting, which `npm run look` makes.
 */
export function lookThroughGlasses({ text, words }: Glasses): () => void {
  const { style } = document.documentElement;
  style.fontSize = text === 'double' ? '200%' : '';
  const stop = words === 'pseudo' ? stretchWords(document.body) : () => undefined;
  return () => {
    style.fontSize = '';
    stop();
  };
}

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', y: 'ý' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Û', N: 'Ñ', C: 'Ç', Y: 'Ý' },
};
const mark = '\u2060';

/** Longer by two fifths and accented; the mark tells what was stretched already. */
function stretched(text: string): string {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words) || /^#/.test(words) || text.includes(mark)) return text;
  const padding = ' ëñðłéss'.repeat(Math.ceil(words.length / 16)).slice(0, Math.ceil(words.length * 0.4));
  const accented = words.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  return text.replace(words, () => `${accented}${padding}${mark}`);
}

/** Stretches the texts under an element, and those that come; what a story writes into fields stays. */
function stretchWords(root: HTMLElement): () => void {
  const options = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver(() => stretchAll());
  const stretchAll = () => {
    observer.disconnect();
    for (const node of textsUnder(root)) {
      const next = stretched(node.data);
      if (next !== node.data) node.data = next;
    }
    observer.observe(root, options);
  };
  stretchAll();
  return () => observer.disconnect();
}

function textsUnder(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(
    (node) => !node.parentElement?.closest('script, style, code, pre, time, [data-story-fault]'),
  );
}
