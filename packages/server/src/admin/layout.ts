type Value = string | number | boolean | Date | null;

/** One line, its parts separated by tabs. */
export function row(...values: Value[]): string {
  return values.map(shown).join('\t').trimEnd();
}

/** Lines of `name: value`. */
export function fields(values: Readonly<Record<string, Value>>): string[] {
  return Object.entries(values).map(([name, value]) => `${name}: ${shown(value)}`.trimEnd());
}

/** A member's text as one line: control and direction characters could forge lines or steer the terminal. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

function shown(value: Value): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return plain(String(value ?? ''));
}
