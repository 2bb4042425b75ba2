import { media } from './media';
import { size } from './tokenRefs';

/** For fingers a control that is drawn smaller is met within 44 px; on the root, which needs no place of its own (C7). */
export const fingerTarget = `
  ${media.coarse} {
    position: relative;
    isolation: isolate;
    &::after {
      content: '';
      position: absolute;
      inset: min(0px, (100% - ${size('control-md')}) / 2);
      z-index: -1;
    }
  }
`;
