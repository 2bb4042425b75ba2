import { Plus as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Plus = /* @__PURE__ */ createIcon(drawing);
