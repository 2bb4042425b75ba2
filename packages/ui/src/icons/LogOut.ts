import { LogOut as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const LogOut = /* @__PURE__ */ createIcon(drawing);
