import { Crown as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Crown = /* @__PURE__ */ createIcon(drawing);
