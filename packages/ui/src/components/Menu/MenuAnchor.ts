import styled from 'styled-components';

/** Where a menu hangs whose button was there before it: over that, and out of the way of presses. */
export const MenuAnchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
