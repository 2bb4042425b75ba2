import { ArrowUp as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ArrowUp = /* @__PURE__ */ createIcon(drawing);
