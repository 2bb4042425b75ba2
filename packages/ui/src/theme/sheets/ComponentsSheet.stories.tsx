import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Logo } from '../../primitives/Brand';
import { Text } from '../../primitives/Text';
import { ThemePanel } from '../specimens/ThemePanel';
import { ButtonParts } from './ButtonParts';
import { ChipParts } from './ChipParts';
import { ChoiceParts } from './ChoiceParts';
import { FieldParts } from './FieldParts';
import { ForcedStyles } from './Forced';
import { MenuParts } from './MenuParts';
import { Columns, Page, PageHead, Sheet } from './Sheet.styles';

const meta = preview.meta({
  title: 'Components/Overview',
  parameters: { layout: 'fullscreen' },
});

function Half({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <ThemePanel theme={theme}>
      <Page>
        <PageHead>
          <Logo size={30} />
          <Text variant="small" tone="muted">
            {title}
          </Text>
        </PageHead>
        <ButtonParts />
        <FieldParts />
        <ChipParts />
        <Columns>
          <div style={{ display: 'grid', gap: 40 }}>
            <ChoiceParts />
          </div>
          <div style={{ display: 'grid', gap: 40 }}>
            <MenuParts />
          </div>
        </Columns>
      </Page>
    </ThemePanel>
  );
}

function BothHalves() {
  return (
    <Sheet data-sheet>
      <Half theme="light" title="Светлая тема" />
      <Half theme="dark" title="Тёмная тема" />
      <ForcedStyles />
    </Sheet>
  );
}

/** The kit at a glance in both themes, with the states that only pointer and keyboard bring. */
export const Components = meta.story({
  tags: ['visual'],
  parameters: { visual: { themes: ['light'] } },
  name: 'Sheet',
  render: () => <BothHalves />,
  play: async ({ canvas }) => {
    const [rest, hovered] = canvas.getAllByRole('button', { name: 'Войти' });
    await expect(rest).toHaveStyle({ backgroundColor: 'rgb(207, 51, 80)' });
    await expect(hovered).toHaveStyle({ backgroundColor: 'rgb(182, 40, 70)' });
  },
});

/** The same for who asks the device for more contrast. */
export const MoreContrast = meta.story({
  tags: ['visual-ru'],
  parameters: { visual: { themes: ['light'], widths: [1280] } },
  globals: { contrast: 'more' },
  render: () => <BothHalves />,
  play: async ({ canvasElement, step }) => {
    await step('each theme has its own', async () => {
      const first = (theme: string) => canvasElement.querySelector(`[data-iskra-theme=${theme}] button`);
      await waitFor(() => expect(first('light')).toHaveStyle({ backgroundColor: 'rgb(143, 31, 61)' }));
      await expect(first('dark')).toHaveStyle({ backgroundColor: 'rgb(255, 154, 146)' });
      await expect(first('dark')).toHaveStyle({ color: 'rgb(17, 12, 20)' });
    });
  },
});
