export { wearMoreContrast } from '../theme/contrastSheet';
