import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, shadow, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const DeckRoot = styled.section`
  ${ownRoot}
  display: flex;
  flex-direction: column;
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
`;

export const Stage = styled.div`
  position: relative;
  /* Where nothing around has a height, as tall as a portrait. */
  flex: 1 1 560px;
  inline-size: 100%;
  min-block-size: 240px;
  touch-action: pan-y;
  overscroll-behavior: contain;

  &[data-dragging] {
    -webkit-user-select: none;
    cursor: grabbing;
  }
`;

export const CardPlace = styled.article`
  position: absolute;
  inset: 0;
  border-radius: ${radius('lg')};
  transform-origin: 50% 60%;
  ${focusRing}

  &[data-depth='0'] {
    z-index: 2;
    box-shadow: ${shadow('md')};
    will-change: transform;
  }

  &[data-depth='1'] {
    z-index: 1;
    transform-origin: 50% 100%;
    transform: translateY(14px) scale(0.914);
  }

  &[data-depth='2'] {
    visibility: hidden;
  }

  > [data-veil] {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color('photo-veil')};
    pointer-events: none;
    opacity: 0;
  }

  &[data-depth='1'] > [data-veil] {
    opacity: 0.44;
  }

  > [data-stamp] {
    position: absolute;
    inset-block-start: 56px;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} ${space(5)};
    border-radius: ${radius('lg')};
    box-shadow: ${shadow('md')};
    opacity: 0;
    pointer-events: none;
    ${typeStyle('heading')}
    font-weight: ${weight('display')};
    letter-spacing: 0.04em;

    /* Left and right are directions of the hand here, not of the text. */
    &[data-stamp='like'] {
      left: ${space(6)};
      rotate: -12deg;
      background: ${color('text-on-photo')};
      color: ${color('accent-solid')};
    }

    &[data-stamp='pass'] {
      right: ${space(6)};
      rotate: 12deg;
      background: ${color('photo-glass')};
      color: ${color('text-on-photo')};
    }
  }
`;

export const Instead = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  text-align: center;
  ${focusRing}

  &[data-state='loading'] {
    background: ${color('skeleton')};
  }
`;

export const ActionRow = styled.div`
  /* Left and right are the hand's, as in the gesture. */
  direction: ltr;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
  margin-block-start: ${space(10)};

  ${media.mobile} {
    margin-block-start: ${space(6)};
  }
`;

/** The keys of the hand, with the others under them: these take no room from the card. */
export const Hints = styled.div`
  direction: ltr;
  position: relative;
  margin-block-start: ${space(6)};

  /* Nobody to decide on, no keys to tell: their room stays, so that the buttons do not move. */
  [data-state]:not([data-state='ready']) > & {
    visibility: hidden;
  }

  > ul + ul {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% + ${space(2)});
  }

  ${media.mobile} {
    display: none;
  }

  ${media.coarse} {
    display: none;
  }
`;

export const KeyRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${typeStyle('small')}
  color: ${color('text-muted')};

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }

  kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${space(6)};
    block-size: 22px;
    padding-inline: ${space(1)};
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('bubbleTail')};
    background: ${color('surface-card')};
    font: inherit;
    font-size: 0.75rem;
  }
`;

export const Failure = styled.div`
  position: absolute;
  inset-inline: ${space(3)};
  inset-block-end: ${space(3)};
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('negative-soft')};
  color: ${color('negative-text')};
  box-shadow: ${shadow('md')};
  text-align: start;
  ${typeStyle('small')}

  > span {
    flex: 1 1 10ch;
  }
`;

export const FailureButton = styled.button`
  min-block-size: 44px;
  padding: 0 ${space(1)};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${weight('strong')};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  ${focusRing}
`;
