import styled from 'styled-components';
import { Button } from '../../primitives/Button';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, shadow, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const PanelRoot = styled.aside`
  ${ownRoot}
  padding: ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('surface-card')};
  box-shadow: ${shadow('md')};
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block: calc(-1 * ${space(1)}) ${space(3)};
  /* The button's words, not its fill, stand at the edge. */
  margin-inline-end: calc(-1 * ${space(4)});
`;

export const PanelTitle = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Fields = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const Ends = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  margin-inline-end: calc(-1 * ${space(1)});
`;

/** A number that can be chosen from a list; looks like the number alone until it is pointed at. */
export const EndSelect = styled.select`
  appearance: none;
  field-sizing: content;
  min-inline-size: ${space(6)};
  min-block-size: ${space(6)};
  margin: 0;
  padding: 2px ${space(1)};
  border: 0;
  border-radius: ${radius('sm')};
  background: transparent;
  color: inherit;
  ${typeStyle('small')}
  font-weight: ${weight('title')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-align-last: center;
  cursor: pointer;
  ${media.coarse} {
    position: relative;
    z-index: 1;
    min-inline-size: ${size('control-md')};
    min-block-size: ${size('control-md')};
    margin-block: calc(-1 * ${space(3)});
  }
  &:hover:enabled {
    background: ${color('surface-sunken')};
  }
  &:focus-visible {
    outline: 2px solid ${color('focus')};
  }
  &:disabled {
    color: ${color('text-muted')};
    opacity: 1;
  }
  & > option {
    background: ${color('surface-raised')};
    color: ${color('text-primary')};
  }
`;

/** Shows and hides the further filters; its words, not its fill, stand at the edge. */
export const MoreButton = styled(Button)`
  margin-inline: calc(-1 * ${space(4)});
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
