import preview from '#storybook/preview';
import { Logo } from './Logo';
import { SparkMark } from './SparkMark';
import { brandGuide } from './Logo.guide';

const meta = preview.meta({
  title: 'Foundations/Brand',
  component: Logo,
  subcomponents: { SparkMark },
  parameters: { guide: brandGuide },
});

export const Playground = meta.story({ args: { size: 40 } });

export const Default = meta.story();
export const OnLogin = meta.story({ args: { size: 36 } });
export const English = meta.story({ globals: { locale: 'en' } });
export const Mono = meta.story({ args: { mono: true } });
export const Mark = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <SparkMark size={20} label="Искра" />
      <SparkMark />
      <SparkMark size={72} mono />
    </div>
  ),
});
