import preview from '#storybook/preview';
import type { RadiusName } from '../../theme/scales';
import { Skeleton } from './Skeleton';
import { skeletonGuide } from './Skeleton.guide';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
});

export const Playground = meta.story({ args: { width: 240, height: 16 } });

export const Line = meta.story();
export const Row = meta.story({
  render: () => (
    <div aria-busy style={{ display: 'flex', gap: 14, alignItems: 'center', maxInlineSize: 340 }}>
      <Skeleton width={52} height={52} corner="full" />
      <div style={{ flex: 1, display: 'grid', gap: 8 }}>
        <Skeleton width="60%" />
        <Skeleton width="40%" height={12} />
      </div>
    </div>
  ),
});

const corners: RadiusName[] = ['sm', 'md', 'lg', 'photoMobile', 'bubbleTail', 'full'];
/** As what will stand there. */
export const Corners = meta.story({
  render: () => (
    <div aria-busy style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {corners.map((corner) => (
        <Skeleton key={corner} width={96} height={96} corner={corner} />
      ))}
    </div>
  ),
});
