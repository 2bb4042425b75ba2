import {
  color,
  duration,
  easing,
  focusRing,
  gradient,
  media,
  radius,
  shadow,
  space,
  typeStyle,
} from '@iskra/ui';
import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { opacity: 0; transform: scale(.6); }
`;

export const Scene = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 100dvh;
  padding: ${space(6)};
  overflow: hidden;
  background: ${gradient('match')};
  color: ${color('text-on-photo')};
  text-align: center;
  /* The sparks stay behind all else. */
  & > :not(:first-child) {
    position: relative;
  }
  & > strong {
    ${typeStyle('display')}
    margin: ${space(16)} 0 ${space(3)};
  }
  & > p {
    ${typeStyle('body')}
    max-inline-size: 320px;
    margin: 0;
  }
`;

export const Pair = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;

/** `$from` is the side it comes from: -1 start, 1 end. */
export const Photo = styled.span<{ $tilt: number; $from: -1 | 1 }>`
  display: grid;
  place-items: center;
  --from: translateX(${({ $from }) => $from * 120}px);
  inline-size: 168px;
  block-size: 236px;
  margin-inline: -2px;
  margin-block-start: ${({ $from }) => ($from === 1 ? '24px' : '0')};
  border: 4px solid ${color('text-on-photo')};
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  box-shadow: ${shadow('lg')};
  color: ${color('text-muted')};
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 42%;
  }
  transform: rotate(${({ $tilt }) => $tilt}deg);
  animation: iskra-match-photo ${duration('slow')} ${easing('emphasised')}
    ${({ $from }) => ($from === 1 ? '60ms' : '0ms')} backwards;
  @keyframes iskra-match-photo {
    from {
      opacity: 0;
      transform: var(--from);
    }
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-end: -8px;
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${radius('full')};
  background: ${color('text-on-photo')};
  animation: ${grow} ${duration('slow')} ${easing('emphasised')} 120ms backwards;
  ${media.reducedMotion} {
    animation: none;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
  max-inline-size: 342px;
  margin-block-start: ${space(16)};
  /* Inside light buttons, yet on the dark of the scene. */
  & > button {
    --iskra-focus: ${color('text-on-photo')};
  }
  & > button:first-child {
    color: ${color('accent-text')};
  }
  & > button:last-child {
    ${typeStyle('body')}
    min-block-size: 44px;
    border: 0;
    border-radius: ${radius('md')};
    background: none;
    color: ${color('text-on-photo')};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
`;
