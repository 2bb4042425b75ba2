import { Wine as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Wine = /* @__PURE__ */ createIcon(drawing);
