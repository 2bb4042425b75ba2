import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palette } from '../packages/ui/src/theme/palette';
import './inspect/register';
import './live/register';
import './performance/register';

const { sand, ember } = palette;
const theme = create({
  base: 'light',
  brandTitle: 'Iskra',
  colorSecondary: ember[600],
  appBg: sand[50],
  appPreviewBg: sand[50],
  appBorderColor: sand[200],
});

addons.setConfig({ theme });
