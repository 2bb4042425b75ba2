import { MessageCircle as drawing } from 'lucide';
import { createIcon } from './createIcon';

export const MessageCircle = /* @__PURE__ */ createIcon(drawing);
