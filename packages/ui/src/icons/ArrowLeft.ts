import { ArrowLeft as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ArrowLeft = /* @__PURE__ */ createIcon(drawing);
