import { CircleCheck as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CircleCheck = /* @__PURE__ */ createIcon(drawing);
