import { GraduationCap as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const GraduationCap = /* @__PURE__ */ createIcon(drawing);
