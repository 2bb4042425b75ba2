import styled, { css } from 'styled-components';
import { fingerTarget } from '../../theme/fingerTarget';
import { focusRing } from '../../theme/focusRing';
import { labelPart } from '../../theme/labelPart';
import { media } from '../../theme/media';
import { color, duration, easing, radius, shadow, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const variants = css`
  &[data-variant='primary'] {
    background: ${color('accent-solid')};
    color: ${color('text-on-accent')};
    ${media.hover} {
      &:hover {
        background: ${color('accent-hover')};
      }
    }
    &:active {
      background: ${color('accent-pressed')};
    }
  }
  &[data-variant='secondary'] {
    background: ${color('surface-card')};
    border-color: ${color('border-subtle')};
    box-shadow: ${shadow('sm')};
    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }
  }
  &[data-variant='soft'] {
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
    ${media.hover} {
      &:hover {
        background: ${color('accent-soft-hover')};
      }
    }
  }
  &[data-variant='text'] {
    background: transparent;
    color: ${color('accent-text')};
    ${media.hover} {
      &:hover {
        background: ${color('accent-soft')};
      }
    }
  }
  &[data-variant='danger'] {
    background: ${color('negative-soft')};
    color: ${color('negative-text')};
    ${media.hover} {
      &:hover {
        background: ${color('negative-soft-hover')};
      }
    }
  }
  &[data-variant='dangerSolid'] {
    background: ${color('negative')};
    color: ${color('text-on-negative')};
    ${media.hover} {
      &:hover {
        background: ${color('negative-hover')};
      }
    }
  }
  &[data-variant='premium'] {
    background: ${color('premium-soft')};
    border-color: ${color('premium-border')};
    color: ${color('premium-text')};
    ${media.hover} {
      &:hover {
        background: ${color('premium-soft-hover')};
      }
    }
  }
  &[data-variant='neutral'] {
    background: ${color('neutral-solid')};
    color: ${color('text-on-neutral')};
    ${media.hover} {
      &:hover {
        background: ${color('neutral-hover')};
      }
    }
  }
`;

const sizes = css`
  &[data-size='sm'] {
    --button-padding: ${space(4)};
    --button-busy: 12px;
    min-block-size: ${size('control-sm')};
    ${typeStyle('small')}
    ${fingerTarget}
  }
  &[data-size='md'] {
    min-block-size: ${size('control-md')};
  }
  &[data-size='lg'] {
    min-block-size: ${size('control-lg')};
  }
`;

export const ButtonRoot = styled.button`
  --button-padding: ${space(6)};
  --button-busy: 14px;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(1)} var(--button-padding);
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  background: none;
  color: ${color('text-primary')};
  ${typeStyle('body')}
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  transition:
    background-color ${duration('fast')} ${easing('standard')},
    transform ${duration('fast')} ${easing('standard')};
  ${focusRing}
  /* In somebody else's page 'button:hover' weighs more than a class. */
  &:hover {
    border-color: transparent;
  }
  ${sizes}
  ${variants}
  font-weight: ${weight('strong')};
  ${labelPart}
  & > svg,
  & > [data-part='label'] > svg {
    flex: none;
    inline-size: ${size('icon-md')};
    block-size: ${size('icon-md')};
  }
  &:active {
    transform: scale(0.98);
  }
  &[data-full-width] {
    display: flex;
    inline-size: 100%;
  }
  /* The ring and its gap come out of the padding, so that the width stays. */
  &[data-loading]:not([data-icon-start]) {
    padding-inline: calc(var(--button-padding) - var(--button-busy));
  }
  &[data-loading] {
    cursor: progress;
  }
  /* Doubled: it outweighs what a variant does under the pointer. */
  &&[data-disabled] {
    background: ${color('surface-sunken')};
    border-color: transparent;
    color: ${color('text-muted')};
    box-shadow: none;
    transform: none;
    cursor: not-allowed;
  }
`;
