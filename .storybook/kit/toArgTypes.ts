import type { SBType, StrictArgTypes } from 'storybook/internal/types';
import type { PropFact } from './KitFact';

/** A component's props as Storybook's tables and controls read them, types written out. */
export function toArgTypes(props: readonly PropFact[]): StrictArgTypes {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { ...typeOf(prop), required: prop.required, raw: prop.type },
        table: {
          type: { summary: prop.type },
          ...(prop.default === null ? {} : { defaultValue: { summary: prop.default } }),
        },
      },
    ]),
  );
}

function typeOf({ kind, type, choices }: PropFact): SBType {
  if (kind === 'choice') return { name: 'enum', value: choices.map(literal) };
  if (kind === 'boolean' || kind === 'string' || kind === 'number' || kind === 'function')
    return { name: kind };
  return { name: 'other', value: type };
}

const literal = (choice: string) => (/^\d/.test(choice) ? Number(choice) : choice.replaceAll("'", ''));
