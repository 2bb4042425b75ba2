import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../primitives/Button';
import { Banner } from './Banner';
import { bannerGuide } from './Banner.guide';

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { guide: bannerGuide },
});

export const Playground = meta.story({
  args: { tone: 'info', children: 'Нет соединения. Сообщения уйдут, когда оно вернётся.' },
});

export const InfoTone = meta.story({ args: { children: 'Платёж на проверке' } });
export const Warning = meta.story({
  args: {
    tone: 'warning',
    children: 'Премиум закончится завтра',
    action: <Button size="sm">Продлить</Button>,
  },
});
export const ErrorTone = meta.story({
  args: { tone: 'error', children: 'Неверный e-mail или пароль' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Неверный e-mail или пароль');
  },
});
export const Offline = meta.story({
  args: { tone: 'offline', children: 'Нет соединения. Сообщения уйдут, когда оно вернётся' },
});
export const LongTextSmall = meta.story({
  args: {
    tone: 'offline',
    children: 'Нет соединения. Всё, что вы напишете, сохранится и уйдёт само. '.repeat(2),
    action: (
      <Button size="sm" variant="text">
        Повторить
      </Button>
    ),
    style: { maxInlineSize: 280 },
  },
});
