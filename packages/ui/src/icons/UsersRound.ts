import { UsersRound as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const UsersRound = /* @__PURE__ */ createIcon(drawing);
