import { Clock3 as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Clock3 = /* @__PURE__ */ createIcon(drawing);
