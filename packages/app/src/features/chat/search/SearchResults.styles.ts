import { color, focusRing, media, radius, space, typeStyle, weight } from '@iskra/ui';
import styled from 'styled-components';

/** Rows as in the list of dialogues, under two headings. */
export const Found = styled.section`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space(3)} ${space(3)};

  h2 {
    margin: 0;
    padding: ${space(3)} ${space(3)} ${space(2)};
    ${typeStyle('caption')}
    font-weight: ${weight('strong')};
    color: ${color('text-muted')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    min-block-size: 3.5rem;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius('md')};
    color: ${color('text-primary')};
    text-decoration: none;
    ${focusRing}

    &:focus-visible {
      outline-offset: -2px;
    }

    &[aria-current] {
      background: ${color('accent-soft')};
    }

    ${media.hover} {
      &:hover:not([aria-current]) {
        background: ${color('surface-hover')};
      }
    }
  }

  a > span:last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space(2)};
    ${typeStyle('small')}
    color: ${color('text-muted')};

    > span {
      grid-column: 1 / -1;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
  }

  b {
    overflow: hidden;
    ${typeStyle('body')}
    font-weight: ${weight('strong')};
    color: ${color('text-primary')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  time {
    ${typeStyle('caption')}
  }

  mark {
    border-radius: ${radius('sm')};
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
    font-weight: ${weight('strong')};
  }

  ${media.mobile} {
    padding-inline: ${space(1)};
  }
`;
