import { Download as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Download = /* @__PURE__ */ createIcon(drawing);
