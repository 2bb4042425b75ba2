import { ChevronDown as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ChevronDown = /* @__PURE__ */ createIcon(drawing);
