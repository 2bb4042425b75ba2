import { ArrowDown as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ArrowDown = /* @__PURE__ */ createIcon(drawing);
