import { CircleAlert as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CircleAlert = /* @__PURE__ */ createIcon(drawing);
