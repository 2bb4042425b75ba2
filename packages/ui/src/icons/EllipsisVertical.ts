import { EllipsisVertical as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const EllipsisVertical = /* @__PURE__ */ createIcon(drawing);
