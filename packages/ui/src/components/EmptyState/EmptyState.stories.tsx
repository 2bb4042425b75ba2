import { SearchX } from '../../icons/icons';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../primitives/Button';
import { EmptyState } from './EmptyState';
import { emptyStateGuide } from './EmptyState.guide';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide: emptyStateGuide },
  args: { title: 'Никого не нашлось' },
});

export const Playground = meta.story({ args: { text: 'Измените фильтры или загляните позже.' } });

export const Default = meta.story({
  args: {
    icon: <SearchX />,
    text: 'Попробуйте расширить возраст или выбрать другой город.',
    action: <Button variant="soft">Сбросить фильтры</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Никого не нашлось' })).toBeVisible();
  },
});
export const TitleOnly = meta.story();
export const LongText = meta.story({
  args: { text: 'Попробуйте расширить возраст, выбрать другой город или показать всех. '.repeat(3) },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <EmptyState {...args} />
    </div>
  ),
});
