import { color, radius, size } from '../../theme/tokenRefs';

/** The dot of somebody online, also for what draws one without the component. */
export const dotLook = `
  display: inline-block;
  flex: none;
  inline-size: ${size('dot')};
  block-size: ${size('dot')};
  border: 2px solid ${color('border-strong')};
  border-radius: ${radius('full')};
  &[data-online] {
    border-color: ${color('positive')};
    background: ${color('positive')};
    forced-color-adjust: none;
  }
`;
