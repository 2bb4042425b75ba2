import type { SBType, StrictInputType } from 'storybook/internal/types';

/** Takes `@default` out of a prop's words into its column, and the `undefined` of optional props out of its type. */
export function readableProp(prop: StrictInputType): StrictInputType {
  const [words = '', standard] = (prop.description ?? '').split(/\s*@default\s+/);
  const summary = standard?.trim();
  return {
    ...prop,
    ...(prop.description === undefined ? {} : { description: words }),
    ...(prop.type === undefined ? {} : { type: withoutUndefined(prop.type) }),
    ...(summary === undefined ? {} : { table: { ...prop.table, defaultValue: { summary } } }),
  };
}

type Known = NonNullable<StrictInputType['type']>;

/** `boolean | undefined` is a switch, as `boolean` is. */
function withoutUndefined(type: Known): Known {
  if (typeof type === 'string' || type.name !== 'union') return type;
  const parts = type.value.filter((part) => !isUndefined(part));
  const [only] = parts;
  return parts.length === 1 && only ? only : { ...type, value: parts };
}

const isUndefined = (part: SBType) => 'value' in part && part.value === 'undefined';
