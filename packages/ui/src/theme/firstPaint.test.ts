import { expect, it } from 'vitest';
import { themeScript } from './firstPaint';

/** What the script leaves on `<html>` of a page that keeps a value. */
function wornWith(read: () => string | null, key = 'look'): string | undefined {
  const dataset: { iskraTheme?: string } = { iskraTheme: 'system' };
  const run = new Function('localStorage', 'document', themeScript(key)) as (...page: object[]) => void;
  run({ getItem: (name: string) => (name === key ? read() : null) }, { documentElement: { dataset } });
  return dataset.iskraTheme;
}

it('puts the kept theme on the page, and no other value', () => {
  expect(wornWith(() => 'dark')).toBe('dark');
  expect(wornWith(() => null)).toBe('system');
  expect(wornWith(() => '"><script>')).toBe('system');
});

it('leaves a page alone whose storage is closed', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(wornWith(closed)).toBe('system');
});

it('takes any key without ending the script element', () => {
  const key = `a'"</script>`;
  expect(themeScript(key)).not.toContain('</script');
  expect(wornWith(() => 'light', key)).toBe('light');
});
