import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { errorStateLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ErrorState } from './ErrorState';
import { errorStateGuide } from './ErrorState.guide';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: { guide: errorStateGuide },
  args: { text: 'Проверьте соединение: мы покажем людей, как только оно вернётся.', onRetry: fn() },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said(errorStateLabels).title);
    await userEvent.click(canvas.getByRole('button', { name: said(errorStateLabels).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(errorStateLabels).retry }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
export const English = meta.story({ globals: { locale: 'en' }, args: { text: 'Check your connection.' } });
