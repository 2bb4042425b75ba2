import { lazy, type ComponentType } from 'react';
import type { TextArea, Texts } from '../shared/i18n';

/** A screen that loads with its texts: when it is first shown, or ahead of that. */
export function screen<Props extends object>(
  need: Texts['need'],
  area: TextArea,
  load: () => Promise<ComponentType<Props>>,
) {
  const loadAhead = async () => {
    const [component] = await Promise.all([load(), need(area)]);
    return { default: component };
  };
  return Object.assign(lazy(loadAhead), { loadAhead });
}
