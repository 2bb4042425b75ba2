import { contrastRatio } from '../../packages/ui/src/theme/contrastRatio';
import type { Inspected, Seen } from './channel';
import { ancestors, declaredTokens } from './declaredTokens';
import { hexOf } from './hexOf';

interface Property {
  readonly name: string;
  /** Where rules may say it. */
  readonly said: readonly string[];
  /** The value of an element that has none. */
  readonly none?: RegExp;
}

const clear = /^(rgba\(0, 0, 0, 0\)|none|0px|normal)$/;
const text: Property = { name: 'color', said: ['color'] };
const background: Property = {
  name: 'background-color',
  said: ['background-color', 'background'],
  none: clear,
};
const edges = ['border', 'border-color', 'border-block-start', 'border-block-start-color'];
const others: readonly Property[] = [
  { name: 'background-image', said: ['background-image', 'background'], none: clear },
  { name: 'border-block-start-color', said: edges, none: clear },
  { name: 'border-start-start-radius', said: ['border-radius', 'border-start-start-radius'], none: clear },
  { name: 'box-shadow', said: ['box-shadow'], none: clear },
  { name: 'font-weight', said: ['font-weight', 'font'] },
  { name: 'block-size', said: ['block-size', 'height', 'min-block-size'] },
  { name: 'padding-inline-start', said: ['padding', 'padding-inline', 'padding-inline-start'], none: clear },
  { name: 'gap', said: ['gap', 'column-gap'], none: clear },
];

/** What is seen of an element, with the tokens it comes from. */
export function inspect(element: Element): Inspected {
  const behind = ancestors(element).find((at) => !background.none?.test(valueOf(at, background)));
  const on = behind && seen(behind, background);
  const words = seenInherited(element, text);
  return {
    what: inWords(element),
    seen: [
      words,
      ...(on ? [behind === element ? on : { ...on, property: 'background behind it' }] : []),
      ...others.filter((property) => isThere(element, property)).map((property) => seen(element, property)),
    ],
    contrast: on && contrast(words.value, on.value),
  };
}

function isThere(element: Element, property: Property): boolean {
  const hasEdge = getComputedStyle(element).borderBlockStartWidth !== '0px';
  return (property.said !== edges || hasEdge) && !property.none?.test(valueOf(element, property));
}

function seen(element: Element, property: Property): Seen {
  const value = valueOf(element, property);
  const token = declaredTokens(element, property.said)
    .reverse()
    .find((name) => gives(element, name, property));
  return { property: property.name, value, token };
}

/** What an element has from those around it is said there. */
function seenInherited(element: Element, property: Property): Seen {
  const value = valueOf(element, property);
  const around = ancestors(element).map((at) => seen(at, property));
  return around.find((one) => one.token !== undefined && one.value === value) ?? seen(element, property);
}

const valueOf = (element: Element, { name }: Property) => getComputedStyle(element).getPropertyValue(name);

/** Whether the token is where the value comes from: another rule may have won over the one that names it. */
function gives(element: Element, token: string, property: Property): boolean {
  const probe = document.createElement('i');
  probe.style.setProperty(property.name, getComputedStyle(element).getPropertyValue(`--iskra-${token}`));
  document.body.append(probe);
  const value = valueOf(probe, property);
  probe.remove();
  return value === valueOf(element, property);
}

function contrast(...values: readonly string[]): number | undefined {
  const [one, other] = values.map(hexOf);
  return one && other ? Math.round(contrastRatio(one, other) * 10) / 10 : undefined;
}

function inWords(element: Element): string {
  const part = element.getAttribute('data-part') ?? element.getAttribute('role') ?? element.localName;
  const said = element.getAttribute('aria-label') ?? element.textContent.trim();
  return said ? `${part} “${said.length > 40 ? `${said.slice(0, 39)}…` : said}”` : part;
}
