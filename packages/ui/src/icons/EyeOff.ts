import { EyeOff as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const EyeOff = /* @__PURE__ */ createIcon(drawing);
