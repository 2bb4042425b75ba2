import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, shadow, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const RoomGrid = styled.section`
  ${ownRoot}
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  background: ${color('surface-page')};

  > [data-part='list'] {
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
  }

  > [data-part='foot'] {
    position: relative;
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 80px;
  padding-inline: ${space(8)} ${space(5)};
  border-block-end: 1px solid ${color('border-subtle')};

  > button {
    display: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius('md')};
    background: none;
    color: ${color('text-primary')};
    cursor: pointer;
    ${focusRing}

    [dir='rtl'] & svg {
      scale: -1 1;
    }
  }

  > [data-part='link'] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-inline-size: 0;
    min-block-size: 52px;
    border-radius: ${radius('md')};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  [data-part='person'] {
    display: grid;
    min-inline-size: 0;
    ${typeStyle('small')}
    color: ${color('text-muted')};

    > [data-part='name'] {
      display: flex;
      align-items: center;
      gap: ${space(2)};
      min-inline-size: 0;
    }

    > [data-part='name'] > [dir] {
      margin: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${typeStyle('body')}
      font-weight: ${weight('strong')};
      color: ${color('text-primary')};
    }

    > [data-online] {
      color: ${color('positive-text')};
    }
  }

  > [data-part='actions'] {
    margin-inline-start: auto;
  }

  ${media.mobile} {
    min-block-size: 64px;
    gap: ${space(1)};
    padding-inline: ${space(4)};
    background: ${color('surface-card')};

    /* The room for a finger reaches beyond the line on which the drawings and the messages stand. */
    > button {
      display: grid;
      margin-inline-start: calc(-1 * ${space(3)});
    }

    > [data-part='actions'] {
      margin-inline-end: calc(-1 * ${space(3)});
    }
  }
`;

export const OverlayButton = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  padding: ${space(3)} ${space(8)};
  border: 0;
  background: ${color('surface-page')};
  font: inherit;
  cursor: pointer;

  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(3)};
    inline-size: 100%;
    min-block-size: 52px;
    padding: ${space(2)} ${space(5)};
    border: 1px solid ${color('premium-border')};
    border-radius: ${radius('lg')};
    background: ${color('premium-soft')};
    box-shadow: ${shadow('sm')};
    color: ${color('premium-text')};
    ${typeStyle('small')}
    font-weight: ${weight('strong')};
  }

  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }

  ${media.mobile} {
    padding: ${space(2)} ${space(4)};
  }
`;
