import { Settings as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Settings = /* @__PURE__ */ createIcon(drawing);
