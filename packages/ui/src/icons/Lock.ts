import { Lock as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Lock = /* @__PURE__ */ createIcon(drawing);
