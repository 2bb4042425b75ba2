import { CheckCheck as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CheckCheck = /* @__PURE__ */ createIcon(drawing);
