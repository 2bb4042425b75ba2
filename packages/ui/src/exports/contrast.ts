import { wearMoreContrast } from '../theme/contrastSheet';

// An import, like the reset: it follows the device from then on. A server has nothing to wear it on.
if (typeof document !== 'undefined') wearMoreContrast();
