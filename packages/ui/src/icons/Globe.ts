import { Globe as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Globe = /* @__PURE__ */ createIcon(drawing);
