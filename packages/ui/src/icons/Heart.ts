import { Heart as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Heart = /* @__PURE__ */ createIcon(drawing);
