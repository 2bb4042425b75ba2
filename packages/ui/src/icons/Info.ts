import { Info as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Info = /* @__PURE__ */ createIcon(drawing);
