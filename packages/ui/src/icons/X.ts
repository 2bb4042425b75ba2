import { X as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const X = /* @__PURE__ */ createIcon(drawing);
