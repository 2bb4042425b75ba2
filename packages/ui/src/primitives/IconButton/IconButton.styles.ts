import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, duration, easing, gradient, radius, shadow, size } from '../../theme/tokenRefs';

export const IconButtonRoot = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: ${color('text-primary')};
  text-transform: none;
  cursor: pointer;
  transition:
    background-color ${duration('fast')} ${easing('standard')},
    transform ${duration('fast')} ${easing('standard')};
  ${focusRing}
  & svg {
    inline-size: ${size('icon-lg')};
    block-size: ${size('icon-lg')};
  }
  &[data-size='44'] {
    inline-size: ${size('control-md')};
    block-size: ${size('control-md')};
  }
  &[data-size='44'] svg {
    inline-size: ${size('icon-md')};
    block-size: ${size('icon-md')};
  }
  &[data-size='48'] {
    inline-size: ${size('action-sm')};
    block-size: ${size('action-sm')};
  }
  &[data-size='68'] {
    inline-size: ${size('action-lg')};
    block-size: ${size('action-lg')};
  }
  &[data-size='68'] svg {
    inline-size: ${size('mark')};
    block-size: ${size('mark')};
  }
  &[data-variant='plain'] {
    border-radius: ${radius('md')};
    color: ${color('text-secondary')};
    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }
  }
  &[data-variant='surface'] {
    background: ${color('surface-raised')};
    box-shadow: ${shadow('md')};
    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }
  }
  &[data-variant='like'] {
    background: ${gradient('ember')};
    color: ${color('text-on-accent')};
    box-shadow: ${shadow('like')};
  }
  &[data-variant='like'] svg {
    fill: currentColor;
  }
  &[data-variant='glass'] {
    background: ${color('photo-glass')};
    color: ${color('text-on-photo')};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
  &:active {
    transform: scale(0.98);
  }
  /* Doubled: it outweighs what a variant does under the pointer. */
  &&[data-disabled] {
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    box-shadow: none;
    transform: none;
    cursor: not-allowed;
  }
`;
