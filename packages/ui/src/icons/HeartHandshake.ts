import { HeartHandshake as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const HeartHandshake = /* @__PURE__ */ createIcon(drawing);
