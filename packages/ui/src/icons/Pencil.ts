import { Pencil as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Pencil = /* @__PURE__ */ createIcon(drawing);
