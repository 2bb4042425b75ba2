import { ArrowRight as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ArrowRight = /* @__PURE__ */ createIcon(drawing);
