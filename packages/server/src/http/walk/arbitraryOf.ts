import type { Schema } from '@iskra/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import { toJSONSchema } from 'zod/v4/core';

/** The part of JSON Schema that the contract's schemas become. */
interface JsonSchema {
  readonly type?: 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Values that mostly fit a schema: the back end has to check what JSON Schema cannot express. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  return ofJson(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** The same with one thing wrong: another type, a missing field, one too many, or something hostile. */
export function negationOf(schema: Schema): Arbitrary<unknown> {
  return fc
    .tuple(arbitraryOf(schema), hostile, fc.nat())
    .map(([value, wrong, turn]) => spoil(value, wrong, turn));
}

const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, '', ' ', '\0', '\ud800', '\uffff', 'x'.repeat(10_000)),
  fc.constantFrom([], {}, [[]], [null], { a: { b: [] } }, ['1', 1], "'; drop table users; --", '../../etc'),
  fc.constantFrom({ toString: 'x' }, { length: 1e9 }, { constructor: { prototype: { polluted: true } } }),
  fc.jsonValue(),
);

function spoil(value: unknown, wrong: unknown, turn: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)] ?? '__proto__';
  if (turn % 7 === 0) return wrong;
  if (turn % 7 === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (turn % 7 === 2)
    return JSON.parse(
      JSON.stringify(value).replace(/^\{/, '{"__proto__":{"polluted":true},').replace(/,\}$/, '}'),
    ) as unknown;
  return { ...value, [key]: wrong };
}

function ofJson(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofJson));
  switch (schema.type) {
    case 'object':
      return ofObject(schema);
    case 'array':
      return fc.array(ofJson(schema.items ?? {}), { maxLength: 20 });
    case 'string':
      return ofString(schema);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -5, -5),
        max: Math.min(schema.maximum ?? 500, 2 ** 31),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function ofObject({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, ofJson(of)]));
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) } as never);
}

function ofString({ format, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.nat().map((turn) => `fuzz${turn}@example.org`);
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(
    fc.constantFrom(
      'Анна',
      'Москва',
      'long enough',
      '123456',
      'private-liked',
      '12.34',
      '2026-01-01T00:00:00Z',
    ),
    fc.string({ maxLength: Math.min(maxLength, 600), unit: 'binary' }),
  );
}
