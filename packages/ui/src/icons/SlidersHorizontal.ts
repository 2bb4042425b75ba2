import { SlidersHorizontal as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const SlidersHorizontal = /* @__PURE__ */ createIcon(drawing);
