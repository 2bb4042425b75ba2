import { ChevronLeft as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ChevronLeft = /* @__PURE__ */ createIcon(drawing);
