const ours = '--iskra-';
const references = /var\(\s*(--[\w-]+)/g;

/** Tokens, without `--iskra-`, that the style rules of an element name for one of these properties. */
export function declaredTokens(element: Element, properties: readonly string[]): string[] {
  return declarations(element, properties).flatMap((value) => tokensIn(value, element, 4));
}

/** A component's own variable stands between it and the token: what it was set to on the way down is read too. */
function tokensIn(value: string, element: Element, depth: number): string[] {
  const names = [...value.matchAll(references)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (name.startsWith(ours)) return [name.slice(ours.length)];
    const set = depth > 0 ? ancestors(element).map((at) => declarations(at, [name])) : [];
    const nearest = set.find((values) => values.length > 0) ?? [];
    return nearest.flatMap((inner) => tokensIn(inner, element, depth - 1));
  });
}

function declarations(element: Element, properties: readonly string[]): string[] {
  const inline = element instanceof HTMLElement ? [element.style] : [];
  const styles = [...rulesOf(element).map(({ style }) => style), ...inline];
  return styles.flatMap((style) => properties.map((name) => style.getPropertyValue(name)).filter(Boolean));
}

function rulesOf(element: Element): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules)).filter(matches);

  function matches({ selectorText }: CSSStyleRule): boolean {
    try {
      return element.matches(selectorText);
    } catch {
      return false;
    }
  }
}

/** The rules that count now: those in a media query or a layer too. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

/** The element itself, and those around it from the inside out. */
export function ancestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
  return around;
}
