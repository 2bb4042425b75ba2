import { Eye as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Eye = /* @__PURE__ */ createIcon(drawing);
