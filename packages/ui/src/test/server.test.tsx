import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessageList } from '../exports/ChatRoom';
import { DialogueList } from '../exports/DialogueList';
import * as kit from '../exports/index';
import { ru } from '../locales/ru';

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
  const inRussian = (element: ReactElement) =>
    renderToString(
      <kit.IskraProvider locale="ru" packs={[ru]}>
        {element}
      </kit.IskraProvider>,
    );
  expect(inRussian(<kit.Spinner />)).toContain('Загрузка');
  expect(renderToString(<kit.Spinner />)).toContain('Loading');
});

it('lets the provider and then the caller replace built-in strings', () => {
  const labels = { PremiumBadge: { premium: 'Плюс' } };
  const inside = (element: ReactElement) =>
    renderToString(<kit.IskraProvider labels={labels}>{element}</kit.IskraProvider>);
  expect(inside(<kit.PremiumBadge />)).toContain('Плюс');
  expect(inside(<kit.PremiumBadge labels={{ premium: 'Золото' }} />)).toContain('Золото');
});

it('draws messages and dialogues of a server in the zone of the one who reads them [CHT-04]', () => {
  const createdAt = '2025-06-11T21:30:00Z';
  const now = new Date('2025-06-12T02:00:00Z');
  const message = { id: 1, senderId: 2, content: 'Привет', createdAt, status: 'read', type: 'text' } as const;
  const zone = { timeZone: 'Asia/Vladivostok', now };
  const room = renderToString(
    <kit.IskraProvider locale="ru" packs={[ru]} timeZone={zone.timeZone}>
      <MessageList messages={[message]} selfId={1} otherName="Анна" now={now} />
    </kit.IskraProvider>,
  );
  expect(room).toContain('>07:30<');
  expect(room).toContain('12 июня');
  const item = {
    id: 1,
    href: '/',
    name: 'Анна',
    online: false,
    unread: 0,
    lastText: 'Привет',
    time: createdAt,
  };
  expect(renderToString(<DialogueList items={[item]} {...zone} />)).toContain('07:30');
});
