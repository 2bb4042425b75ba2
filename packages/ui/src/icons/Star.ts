import { Star as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Star = /* @__PURE__ */ createIcon(drawing);
