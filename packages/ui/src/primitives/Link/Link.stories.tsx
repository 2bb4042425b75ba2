import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from './Link';
import { linkGuide } from './Link.guide';

const onClick = fn();
const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { guide: linkGuide },
  args: { href: '#register', children: 'Создать профиль' },
});

export const Playground = meta.story();

export const Default = meta.story();
export const InText = meta.story({
  args: { tone: 'inherit', children: 'правилами оплаты' },
  render: (args) => (
    <p>
      Я согласен с <Link {...args} />
    </p>
  ),
});
export const AsButton = meta.story({
  render: () => (
    <Link asChild>
      <button type="button" onClick={onClick}>
        Забыли пароль?
      </button>
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Забыли пароль?' }));
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
