import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { PerformancePanel } from './PerformancePanel';

const id = 'iskra/performance';

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Performance',
    render: ({ active = false }) =>
      createElement(AddonPanel, { active, children: createElement(PerformancePanel, { isActive: active }) }),
  });
});
