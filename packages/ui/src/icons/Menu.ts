import { Menu as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Menu = /* @__PURE__ */ createIcon(drawing);
