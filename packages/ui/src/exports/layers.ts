export { LayeredStyles, type LayeredStylesProps } from '../theme/LayeredStyles';
