import { Heart } from '../packages/ui/src/icons/Heart';
import { createElement, isValidElement, type ReactNode } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/types';

/** A prop with a control that a hand can use without breaking the component. */
export function playableProp(prop: StrictInputType, initial: unknown): StrictInputType {
  const isDecided = prop.control !== undefined || prop.options !== undefined;
  const written = (prop.type as SBType | undefined)?.raw ?? '';
  return isDecided ? prop : { ...prop, ...controlFor(written, initial) };
}

/** What may stand in a slot; a choice, because content cannot be typed into a field. */
const contents: Readonly<Record<string, ReactNode>> = {
  nothing: undefined,
  text: 'Немного текста',
  'long text': 'Довольно длинный текст, который на узком экране займёт несколько строк',
  icon: createElement(Heart),
};

const plainTypes = /^(string|number|boolean)( \| null)?$|^'|=>|^\d/;

function controlFor(written: string, initial: unknown): Partial<StrictInputType> {
  if (/^(React)?Node\b/.test(written) && typeof initial !== 'string') return slot(initial);
  const isUnknown = written !== '' && !plainTypes.test(written) && initial === undefined;
  return isUnknown || hasElement(initial) ? { control: false } : {};
}

/** What the story gives is one of the choices. */
function slot(initial: unknown): Partial<StrictInputType> {
  const own = initial === undefined ? {} : { 'as in the story': initial };
  const mapping = { ...own, ...contents };
  return { control: 'select', options: Object.keys(mapping), mapping };
}

/** Elements break the editor of objects. */
const hasElement = (value: unknown): boolean =>
  isValidElement(value) ||
  typeof value === 'function' ||
  (Array.isArray(value) && value.some(hasElement)) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasElement));
