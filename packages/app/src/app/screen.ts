import type { ComponentType } from 'react';
import type { TextArea, Texts } from '../shared/i18n';
import { deferred, ScreenFailed } from '../shared/layout';

/** A screen that loads with its texts: when it is first shown, or ahead of that. */
export function screen<Props extends object>(
  need: Texts['need'],
  areas: TextArea | readonly TextArea[],
  load: () => Promise<ComponentType<Props>>,
) {
  const loadBoth = async () => {
    const [component] = await Promise.all([load(), ...[areas].flat().map(need)]);
    return component;
  };
  const Shown = deferred(loadBoth, ScreenFailed);
  const { loadAhead } = Shown;
  return Object.assign(Shown, { loadAhead: () => loadAhead(need) });
}
