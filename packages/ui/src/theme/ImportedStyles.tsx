import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';
import { ownAnimations, ownParts } from './ownParts';

type Stylis = IStyleSheetContext['stylis'];
type Sheet = IStyleSheetContext['styleSheet'];

/** Where `@iskra/ui/styles` is on the page: of the kit's own parts nothing is compiled or inserted, of others all as before. */
export function ImportedStyles({ children }: { children: ReactNode }) {
  const outer = useContext(StyleSheetContext);
  const inner = useMemo(
    () => ({ ...outer, stylis: withoutOurs(outer.stylis), styleSheet: unlessEmpty(outer.styleSheet) }),
    [outer],
  );
  return <StyleSheetContext.Provider value={inner}>{children}</StyleSheetContext.Provider>;
}

function withoutOurs(stylis: Stylis): Stylis {
  const others = (...[css, selector, prefix, id]: Parameters<Stylis>) =>
    id?.startsWith(ownParts) || (prefix === '@keyframes' && ownAnimations.includes(selector ?? ''))
      ? []
      : stylis(css, selector, prefix, id);
  // Plugins, such as a layer's, write other rules than those of the sheet.
  return stylis.hash ? stylis : Object.assign(others, { hash: stylis.hash });
}

/** The same sheet, which makes no element in the page for a part without rules: an empty one has all styles looked up again. */
function unlessEmpty(sheet: Sheet): Sheet {
  const insertRules: Sheet['insertRules'] = (id, name, rules) =>
    rules.length > 0 ? sheet.insertRules(id, name, rules) : sheet.registerName(id, name);
  return Object.assign(Object.create(sheet) as Sheet, { insertRules, getTag: () => sheet.getTag() });
}
