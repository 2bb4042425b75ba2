import { Venus as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Venus = /* @__PURE__ */ createIcon(drawing);
