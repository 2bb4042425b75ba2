const stateOf = { ':hover': 'hover', ':active': 'active', ':focus-visible': 'focus' } as const;

export type ForcedState = (typeof stateOf)[keyof typeof stateOf];

/**
 * Repeats the page's rules for hover, press and focus for elements with `data-force`, so that a picture shows
 * what the product's own styles draw. For stories only; the answer takes the rules away.
 */
export function forceStates(): () => void {
  const style = document.createElement('style');
  const rules = [...document.styleSheets].flatMap((sheet) => forcedRules(sheet.cssRules));
  style.textContent = rules.join('\n');
  document.head.append(style);
  return () => style.remove();
}

function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return isAboutHover(rule) ? forcedRules(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule)) return [];
    const selector = forcedSelector(rule.selectorText);
    return selector === rule.selectorText ? [] : [`${selector} { ${rule.style.cssText} }`];
  });
}

// A picture is taken without a mouse.
const isAboutHover = ({ conditionText }: CSSMediaRule) => conditionText.includes('hover');

/** The same selector for elements that carry the state as an attribute. */
export function forcedSelector(selector: string): string {
  const within = selector.replaceAll(':focus-within', ":has([data-force~='focus'])");
  return Object.entries(stateOf).reduce(
    (text, [pseudo, state]) => text.replaceAll(pseudo, `[data-force~='${state}']`),
    within,
  );
}
