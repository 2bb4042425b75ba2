import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { TokensPanel } from './TokensPanel';

const id = 'iskra/inspect';

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Tokens',
    render: ({ active = false }) =>
      createElement(AddonPanel, { active, children: createElement(TokensPanel, { isActive: active }) }),
  });
});
