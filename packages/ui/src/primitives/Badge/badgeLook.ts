import { color, radius, size } from '../../theme/tokenRefs';

/** A count of what is new, 22 px high, also for what draws many of them as parts of one styled element. */
export const badgeLook = `
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  /* Higher than its figures also where the reader's text is large. */
  min-inline-size: max(${size('badge')}, 1.8em);
  block-size: max(${size('badge')}, 1.8em);
  padding-inline: max(7px, 0.55em);
  border-radius: ${radius('full')};
  background: ${color('accent-solid')};
  color: ${color('text-on-accent')};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;
