import { CigaretteOff as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const CigaretteOff = /* @__PURE__ */ createIcon(drawing);
