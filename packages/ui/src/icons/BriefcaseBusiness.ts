import { BriefcaseBusiness as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const BriefcaseBusiness = /* @__PURE__ */ createIcon(drawing);
