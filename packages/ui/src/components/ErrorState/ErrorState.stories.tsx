import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorState } from './ErrorState';
import { errorStateGuide } from './ErrorState.guide';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: { guide: errorStateGuide },
  args: { text: 'Проверьте соединение: мы покажем людей, как только оно вернётся.', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не получилось загрузить');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
export const English = meta.story({ globals: { locale: 'en' }, args: { text: 'Check your connection.' } });
