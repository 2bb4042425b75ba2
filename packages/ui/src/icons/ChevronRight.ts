import { ChevronRight as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ChevronRight = /* @__PURE__ */ createIcon(drawing);
