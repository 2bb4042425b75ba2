import { TriangleAlert as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const TriangleAlert = /* @__PURE__ */ createIcon(drawing);
