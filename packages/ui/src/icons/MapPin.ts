import { MapPin as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const MapPin = /* @__PURE__ */ createIcon(drawing);
