import { SearchX as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const SearchX = /* @__PURE__ */ createIcon(drawing);
