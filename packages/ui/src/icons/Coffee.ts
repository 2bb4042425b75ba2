import { Coffee as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Coffee = /* @__PURE__ */ createIcon(drawing);
