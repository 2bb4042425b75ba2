import { ImageOff as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const ImageOff = /* @__PURE__ */ createIcon(drawing);
