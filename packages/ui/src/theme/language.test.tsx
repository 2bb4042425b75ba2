import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { DateWheels } from '../exports/DateWheels';
import { IskraProvider, PasswordField, type IskraProviderProps } from '../exports/index';
import { ar } from '../locales/ar';
import { de } from '../locales/de';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

const drawn = (settings: IskraProviderProps) =>
  renderToString(
    <IskraProvider scoped {...settings}>
      <PasswordField label="P" />
      <DateWheels mode="select" years={[2000]} />
    </IskraProvider>,
  );

it('speaks any language that a pack is given of, its regions too', () => {
  for (const locale of ['de', 'de-AT', 'de_CH']) {
    expect(drawn({ locale, packs: [ar, de] })).toMatch(/Passwort anzeigen.*(Januar|Jänner)/s);
  }
  expect(warn).not.toHaveBeenCalled();
});

it('is English where nothing is said', () => {
  expect(drawn({})).toContain('Show password');
  expect(warn).not.toHaveBeenCalled();
});

it('speaks English instead of a language without a pack, and says so once', () => {
  expect(drawn({ locale: 'fr' })).toContain('Show password');
  expect(drawn({ locale: 'fr' })).toContain('janvier');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"fr"')]]);
});

it('draws a page for what is no language at all', () => {
  expect(drawn({ locale: 'what is this?', packs: [de] })).toContain('Show password');
});

it('keeps the language of the provider around it', () => {
  const inside = renderToString(
    <IskraProvider locale="ar" packs={[ar]}>
      <IskraProvider scoped theme="dark">
        <PasswordField label="P" />
      </IskraProvider>
    </IskraProvider>,
  );
  expect(inside).toContain('إظهار كلمة المرور');
  expect(inside).toContain('dir="rtl" lang="ar"');
});

it('reads as the language of the pack does', () => {
  expect(drawn({ locale: 'ar', packs: [ar] })).toContain('dir="rtl"');
  expect(drawn({ locale: 'ar', packs: [ar], dir: 'ltr' })).toContain('dir="ltr"');
});

it('writes the dates of its wheels in the calendar they turn', () => {
  expect(drawn({ locale: 'ar-SA', packs: [ar] })).toContain('يناير');
});

it('knows the names of its components and labels', () => {
  // @ts-expect-error There is no Toastr.
  drawn({ labels: { Toastr: {} } });
  // @ts-expect-error Nor has the toaster a regoin.
  drawn({ labels: { Toaster: { regoin: '' } } });
  // @ts-expect-error And a whole pack needs every component.
  const half: typeof de = { locale: 'fr', labels: { Toaster: de.labels.Toaster } };
  expect(drawn({ locale: 'fr', packs: [half] })).toContain('Show password');
});
