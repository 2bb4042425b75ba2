import { UserRound as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const UserRound = /* @__PURE__ */ createIcon(drawing);
