import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import './live/register';
import './performance/register';

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Iskra', colorSecondary: '#CF3350' }) });
