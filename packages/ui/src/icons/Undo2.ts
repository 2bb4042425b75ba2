import { Undo2 as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Undo2 = /* @__PURE__ */ createIcon(drawing);
