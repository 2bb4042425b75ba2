import { Search as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const Search = /* @__PURE__ */ createIcon(drawing);
