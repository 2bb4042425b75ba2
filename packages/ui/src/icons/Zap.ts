import { Zap as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Zap = /* @__PURE__ */ createIcon(drawing);
