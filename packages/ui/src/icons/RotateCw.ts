import { RotateCw as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const RotateCw = /* @__PURE__ */ createIcon(drawing);
