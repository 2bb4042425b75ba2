import { Cake as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Cake = /* @__PURE__ */ createIcon(drawing);
