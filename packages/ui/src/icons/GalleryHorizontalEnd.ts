import { GalleryHorizontalEnd as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const GalleryHorizontalEnd = /* @__PURE__ */ createIcon(drawing);
