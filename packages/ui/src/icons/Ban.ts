import { Ban as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Ban = /* @__PURE__ */ createIcon(drawing);
