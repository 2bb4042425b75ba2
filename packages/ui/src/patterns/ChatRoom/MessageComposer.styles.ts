import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, duration, easing, radius, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/** One styled element for all of it: a composer is drawn with each message that comes. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(8)} ${space(6)};

  textarea {
    box-sizing: border-box;
    display: block;
    inline-size: 100%;
    min-block-size: 52px;
    max-block-size: 172px;
    padding: 13px ${space(5)};
    border: 1px solid ${color('border-strong')};
    border-radius: ${radius('lg')};
    background: ${color('surface-card')};
    color: ${color('text-primary')};
    font-family: inherit;
    ${typeStyle('body')}
    resize: none;
    field-sizing: content;
    overflow-y: auto;

    &::placeholder {
      color: ${color('text-muted')};
      opacity: 1;
    }

    &:focus-visible {
      outline: 2px solid ${color('focus')};
      outline-offset: -1px;
      border-color: transparent;
    }

    &[aria-invalid='true'] {
      border-color: ${color('negative')};
    }

    &:disabled {
      background: ${color('surface-sunken')};
      border-color: ${color('border-subtle')};
      color: ${color('text-muted')};
    }
  }

  > [data-part='top'] {
    grid-column: 1 / -1;
    min-inline-size: 0;

    &:empty {
      display: none;
    }
  }

  > button {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    padding: 0;
    border: 0;
    border-radius: ${radius('full')};
    background: ${color('accent-solid')};
    color: ${color('text-on-accent')};
    cursor: pointer;
    transition: background-color ${duration('fast')} ${easing('standard')};
    ${focusRing}

    ${media.hover} {
      &:hover {
        background: ${color('accent-hover')};
      }
    }

    &:active {
      background: ${color('accent-pressed')};
      scale: 0.98;
    }

    &:disabled {
      background: ${color('surface-sunken')};
      color: ${color('text-muted')};
      scale: none;
      cursor: default;
    }
  }

  ${media.forcedColors} {
    > button {
      border: 1px solid;
    }
  }

  > [data-part='notes'] {
    grid-column: 1 / -1;
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    ${typeStyle('small')}
    color: ${color('text-secondary')};

    &:empty {
      display: none;
    }
  }

  [data-part='counter'] {
    margin-inline-start: auto;
    ${typeStyle('caption')}
    color: ${color('text-muted')};
    font-variant-numeric: tabular-nums;
  }

  [role='alert'],
  [data-over] {
    color: ${color('negative-text')};
  }

  ${media.mobile} {
    padding: ${space(3)} ${space(4)};
    padding-block-end: calc(${space(3)} + env(safe-area-inset-bottom, 0px));
    border-block-start: 1px solid ${color('border-subtle')};
    background: ${color('surface-card')};

    textarea {
      min-block-size: 48px;
      padding-block: 11px;
      background: ${color('surface-page')};
    }

    > button {
      inline-size: 48px;
      block-size: 48px;
    }
  }
`;
