import { Flag as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Flag = /* @__PURE__ */ createIcon(drawing);
