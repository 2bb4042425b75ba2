import { CloudOff as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CloudOff = /* @__PURE__ */ createIcon(drawing);
