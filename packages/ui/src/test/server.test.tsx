import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as kit from '../exports/index';

it('gives a button’s look to the link inside it', () => {
  const html = renderToString(
    <kit.Button asChild>
      <a href="/login">Войти</a>
    </kit.Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/login"[^>]*>.*Войти/);
  expect(html).not.toContain('<button');
});

it('speaks the language of the provider', () => {
  const inEnglish = (element: ReactElement) =>
    renderToString(<kit.IskraProvider locale="en">{element}</kit.IskraProvider>);
  expect(inEnglish(<kit.Spinner />)).toContain('Loading');
  expect(renderToString(<kit.Spinner />)).toContain('Загрузка');
});

it('lets the provider and then the caller replace built-in strings', () => {
  const labels = { PremiumBadge: { premium: 'Плюс' } };
  const inside = (element: ReactElement) =>
    renderToString(<kit.IskraProvider labels={labels}>{element}</kit.IskraProvider>);
  expect(inside(<kit.PremiumBadge />)).toContain('Плюс');
  expect(inside(<kit.PremiumBadge labels={{ premium: 'Золото' }} />)).toContain('Золото');
});
