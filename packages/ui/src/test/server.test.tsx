import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as kit from '../exports/index';
import { Dialog } from '../exports/Dialog';
import { Menu } from '../exports/Menu';
import { createToaster, Toaster } from '../exports/Toaster';

const options = [{ value: 'a', label: 'А' }];

const samples: [string, ReactElement][] = [
  ['Logo', <kit.Logo />],
  ['Button', <kit.Button busy>Войти</kit.Button>],
  [
    'Button as a link',
    <kit.Button asChild>
      <a href="/login">Войти</a>
    </kit.Button>,
  ],
  ['IconButton', <kit.IconButton label="Закрыть">×</kit.IconButton>],
  ['TextField', <kit.TextField label="E-mail" error="Заполните" />],
  ['TextArea', <kit.TextArea label="О себе" counter maxLength={500} />],
  ['PasswordField', <kit.PasswordField label="Пароль" />],
  ['Select', <kit.Select label="Город" options={options} placeholder="Не указано" />],
  ['Checkbox', <kit.Checkbox label="Согласен" />],
  ['Switch', <kit.Switch label="Звук" />],
  ['Segmented', <kit.Segmented label="Статус" options={options} />],
  ['RangeSlider', <kit.RangeSlider label="Возраст" min={18} max={70} />],
  ['Slider', <kit.Slider label="Рост" min={100} max={230} />],
  ['Chip', <kit.Chip selected>Дружба</kit.Chip>],
  ['Avatar', <kit.Avatar src={null} name="Анна" online />],
  ['Badge', <kit.Badge count={3} label="3 новых" />],
  ['PremiumBadge', <kit.PremiumBadge iconOnly />],
  ['MemberCard', <kit.MemberCard link={<a href="/profile/user/7" />} photo={null} name="Анна" premium />],
  ['MemberCardSkeleton', <kit.MemberCardSkeleton />],
  ['EmptyState', <kit.EmptyState title="Пусто" />],
  ['ErrorState', <kit.ErrorState />],
  ['Banner', <kit.Banner tone="offline">Нет соединения</kit.Banner>],
  ['Spinner', <kit.Spinner />],
  ['Toaster', <Toaster toaster={createToaster()} />],
  [
    'Dialog',
    <Dialog.Root>
      <Dialog.Trigger>Открыть</Dialog.Trigger>
      <Dialog.Content title="Окно">Слова</Dialog.Content>
    </Dialog.Root>,
  ],
  [
    'Menu',
    <Menu.Root>
      <Menu.Trigger>Открыть</Menu.Trigger>
      <Menu.Content>
        <Menu.Item>Действие</Menu.Item>
      </Menu.Content>
    </Menu.Root>,
  ],
];

it.each(samples)('%s renders on a server without a warning', (_name, sample) => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(
    <StrictMode>
      <kit.IskraProvider>{sample}</kit.IskraProvider>
    </StrictMode>,
  );
  expect(html).toContain('<');
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
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
