import { Languages as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Languages = /* @__PURE__ */ createIcon(drawing);
