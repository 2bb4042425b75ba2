import styled from 'styled-components';
import { color, focusRing, media, radius, shadow, space, typeStyle, z } from '../../theme';
import { optionHeight } from './rowWindow';

export const Anchor = styled.div`
  position: relative;
`;

export const InlineButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-end: calc(-1 * ${space(3)});
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('text-secondary')};
  cursor: pointer;
  ${focusRing}
`;

export const Popup = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space(2)});
  z-index: ${z('sheet')};
  min-inline-size: 220px;
  padding: ${space(2)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};

  &[data-side='top'] {
    inset-block: auto calc(100% + ${space(2)});
  }

  &[data-presentation='fullscreen'] {
    position: static;
    display: flex;
    flex-direction: column;
    flex: 1 1 auto;
    min-block-size: 0;
    padding: 0;
    background: none;
    box-shadow: none;
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const ListBox = styled.div`
  position: relative;
  max-block-size: ${optionHeight * 6}px;
  overflow-y: auto;
  overscroll-behavior: contain;

  [data-presentation='fullscreen'] > & {
    flex: 1 1 auto;
    max-block-size: none;
    min-block-size: 0;
  }

  [role='option'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    block-size: ${optionHeight}px;
    padding-inline: ${space(3)};
    border-radius: ${radius('sm')};
    color: ${color('text-primary')};
    ${typeStyle('body')}
    cursor: pointer;

    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > small {
      flex: 0 1 auto;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${typeStyle('small')}
      color: ${color('text-muted')};
    }

    > svg {
      flex: none;
      color: ${color('accent-text')};
    }

    mark {
      background: none;
      color: ${color('accent-text')};
      font-weight: 750;
    }

    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }

    &[data-active] {
      background: ${color('surface-hover')};
    }

    ${media.forcedColors} {
      &[data-active] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const Heading = styled.div`
  padding: ${space(2)} ${space(3)};
  ${typeStyle('caption')}
  color: ${color('text-muted')};
`;

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${optionHeight}px;
  padding-inline: ${space(3)};
  ${typeStyle('body')}
  color: ${color('text-secondary')};
`;

export const OpenButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 52px;
  padding-inline: ${space(4)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('md')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  font-family: inherit;
  ${typeStyle('body')}
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &[data-size='md'] {
    min-block-size: 44px;
  }

  &[data-invalid] {
    border-color: ${color('negative')};
    box-shadow: inset 0 0 0 1px ${color('negative')};
  }

  &[data-placeholder] {
    color: ${color('text-muted')};
  }

  &:disabled {
    border-color: ${color('border-subtle')};
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;

export const SheetBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  block-size: calc(100dvh - 140px);
  min-block-size: 0;
`;
