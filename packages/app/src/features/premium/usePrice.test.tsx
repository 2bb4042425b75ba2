import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { usePrice } from './usePrice';

function Prices() {
  const price = usePrice();
  return [500, 700, 1400, 2000].map(price).join('; ');
}

it.each([
  ['ru', '500 ₽; 700 ₽; 1 400 ₽; 2 000 ₽'],
  ['en', '₽500; ₽700; ₽1,400; ₽2,000'],
])('prices are written as the language has them: %s [I18-03, PRE-02]', (locale, expected) => {
  const written = renderToStaticMarkup(
    <IntlProvider locale={locale}>
      <Prices />
    </IntlProvider>,
  );
  expect(written.replace(/\s/g, ' ')).toBe(expected);
});
