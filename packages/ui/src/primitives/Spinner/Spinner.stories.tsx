import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { spinnerLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { Spinner } from './Spinner';
import { spinnerGuide } from './Spinner.guide';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { guide: spinnerGuide },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: said(spinnerLabels).loading })).toBeVisible();
  },
});
export const Large = meta.story({ args: { size: 44, label: 'Загружаем людей рядом' } });
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});
