import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview';
import { Logo, SparkMark } from '../../primitives/Brand';
import { IskraProvider } from '../IskraProvider';
import { palette } from '../palette';
import { ContrastTable } from '../specimens/ContrastTable';
import { PaletteFamily } from '../specimens/PaletteFamily';
import { Corners, Shadows } from '../specimens/Shapes';
import { Spaces } from '../specimens/Spaces';
import { ThemePanel } from '../specimens/ThemePanel';
import { TypeScale } from '../specimens/TypeScale';
import { color, gradient, radius, space } from '../tokenRefs';
import { typeStyle } from '../typeStyle';
import { Page, PageHead } from './Sheet.styles';

const meta = preview.meta({ title: 'Foundations/Overview', parameters: { layout: 'fullscreen' } });

const titles: Readonly<Record<keyof typeof palette, string>> = {
  ember: 'Ember, акцент',
  plum: 'Plum, акцент',
  sand: 'Sand, светлые нейтрали',
  ink: 'Ink, тёмные нейтрали',
  gold: 'Gold, премиум',
  green: 'Green',
  red: 'Red',
  amber: 'Amber',
};

function Marks() {
  return (
    <PageHead>
      <Logo size={42} />
      <MarkRow>
        <IskraProvider locale="en" scoped>
          <Logo size={28} />
        </IskraProvider>
        <SparkMark size={28} mono />
        <Tile style={{ background: color('neutral-solid'), color: color('text-on-neutral') }}>
          <SparkMark mono />
        </Tile>
        <Tile style={{ backgroundImage: gradient('ember'), color: color('text-on-accent') }}>
          <SparkMark mono />
        </Tile>
      </MarkRow>
    </PageHead>
  );
}

function Foundations() {
  const families = Object.keys(palette) as (keyof typeof palette)[];
  return (
    <Page>
      <Marks />
      <Section>
        <h2>Цвет</h2>
        <Columns>
          {families.map((family) => (
            <PaletteFamily key={family} title={titles[family]} steps={palette[family]} />
          ))}
        </Columns>
      </Section>
      <Columns>
        {(['light', 'dark'] as const).map((theme) => (
          <Card key={theme}>
            <ThemePanel theme={theme} style={{ padding: 24 }}>
              <ContrastTable theme={theme} />
            </ThemePanel>
          </Card>
        ))}
      </Columns>
      <Columns>
        <Section>
          <h2>Шрифт: Manrope</h2>
          <TypeScale sentence="Софья рядом, 26" />
        </Section>
        <div style={{ display: 'grid', gap: 32, alignContent: 'start' }}>
          <Section>
            <h2>Отступы, шаг 4</h2>
            <Spaces />
          </Section>
          <Section>
            <h2>Скругления</h2>
            <Corners names={['sm', 'md', 'lg', 'full']} />
          </Section>
          <Section>
            <h2>Тени</h2>
            <Shadows names={['sm', 'md', 'lg']} />
          </Section>
        </div>
      </Columns>
    </Page>
  );
}

/** Mark, colour with its measured contrast, type, space, corners and shadows on one page. */
export const Sheet = meta.story({
  tags: ['visual-ru'],
  parameters: { visual: { themes: ['light'], widths: [1280] } },
  render: () => (
    <div data-sheet>
      <Foundations />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Iskra' })[0]).toBeVisible();
    await expect(canvas.getByText('#CF3350')).toBeVisible();
  },
});

const MarkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(5)};
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 54px;
  block-size: 54px;
  border-radius: ${radius('md')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${space(6)} ${space(10)};
  align-items: start;
`;

const Section = styled.section`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
  & > h2 {
    margin: 0;
    ${typeStyle('lead')}
  }
`;

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('lg')};
`;
