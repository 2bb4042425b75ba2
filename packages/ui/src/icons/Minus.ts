import { Minus as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Minus = /* @__PURE__ */ createIcon(drawing);
