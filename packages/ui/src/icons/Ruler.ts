import { Ruler as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Ruler = /* @__PURE__ */ createIcon(drawing);
