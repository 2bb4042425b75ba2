import { Baby as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Baby = /* @__PURE__ */ createIcon(drawing);
