import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Switch } from './Switch';
import { switchGuide } from './Switch.guide';

const meta = preview.meta({
  title: 'Components/Fields/Switch',
  component: Switch,
  parameters: { guide: switchGuide },
  args: { label: 'Звук уведомлений', onValueChange: fn() },
});

export const Playground = meta.story();

export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Звук уведомлений' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
});
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongText = meta.story({
  args: { label: 'Присылать уведомления о новых симпатиях и сообщениях', style: { inlineSize: 240 } },
});
