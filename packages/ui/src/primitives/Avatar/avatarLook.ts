import { color, radius } from '../../theme/tokenRefs';

/** What an avatar stands in, also for what draws many of them as parts of one styled element. */
export const avatarLook = `
  position: relative;
  display: inline-block;
  flex: none;
  aspect-ratio: 1;
`;

/** The circle with the picture or the initials. */
export const faceLook = `
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('accent-soft')};
  color: ${color('accent-text')};
  font-weight: 700;
  line-height: 1;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
  & > svg {
    inline-size: 50%;
    block-size: 50%;
  }
`;

/** Where the dot stands. The ring is cut out of the picture by the colour under it: --avatar-ring where that is not the page. */
export const dotPlace = `
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  box-sizing: content-box;
  outline: 2px solid var(--avatar-ring, ${color('surface-page')});
`;
