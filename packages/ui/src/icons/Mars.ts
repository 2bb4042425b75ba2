import { Mars as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Mars = /* @__PURE__ */ createIcon(drawing);
