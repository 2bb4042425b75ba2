import { mobileMaxWidth } from '../theme/scales';
import { useMediaQuery } from './useMediaQuery';

const mobile = `(max-width: ${mobileMaxWidth}px)`;

/** Is the window as narrow as a phone's, 600 px or less? Follows its size; on a server it is not. */
export const useIsMobile = (): boolean => useMediaQuery(mobile, false);
