import { Check as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Check = /* @__PURE__ */ createIcon(drawing);
