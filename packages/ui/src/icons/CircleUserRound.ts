import { CircleUserRound as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CircleUserRound = /* @__PURE__ */ createIcon(drawing);
