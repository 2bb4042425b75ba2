import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { Card } from './Card';
import { cardGuide } from './Card.guide';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  parameters: { guide: cardGuide },
  args: { title: 'Общая информация', children: <Text as="p">Артём, 31, Москва</Text> },
});

export const Playground = meta.story();
export const NamedByItsTitle = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Общая информация' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});
export const WithAction = meta.story({
  args: {
    description: 'Имя, пол, дата рождения и город.',
    action: (
      <Button size="sm" variant="soft">
        Изменить
      </Button>
    ),
    footer: <Button variant="danger">Удалить аккаунт</Button>,
  },
});
export const WithoutTitle = meta.story({
  args: { title: undefined, as: 'div' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const LongTextSmall = meta.story({
  args: {
    title: 'Уведомления о симпатиях, совпадениях и сообщениях',
    action: (
      <Button size="sm" variant="text">
        Изменить
      </Button>
    ),
    style: { inlineSize: 260 },
  },
});
export const RightToLeft = WithAction.extend({ globals: { direction: 'rtl' } });
