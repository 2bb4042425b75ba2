import { WifiOff as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const WifiOff = /* @__PURE__ */ createIcon(drawing);
