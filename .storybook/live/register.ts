import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { LivePanel } from './LivePanel';

const id = 'iskra/live';

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Live',
    render: ({ active = false }) =>
      createElement(AddonPanel, { active, children: createElement(LivePanel, { isActive: active }) }),
  });
});
