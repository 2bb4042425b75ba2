import { VenusAndMars as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const VenusAndMars = /* @__PURE__ */ createIcon(drawing);
