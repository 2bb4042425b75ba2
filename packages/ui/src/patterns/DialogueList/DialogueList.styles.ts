import styled from 'styled-components';
import { color, duration, easing, focusRing, media, radius, space, typeStyle, weight } from '../../theme';

export const ListRoot = styled.nav`
  display: block;
  min-block-size: 0;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  --avatar-ring: ${color('surface-page')};

  ul {
    margin: 0;
    padding: 0 ${space(3)} ${space(3)};
    list-style: none;
  }

  li {
    padding-block-end: ${space(1)};
  }

  ${media.mobile} {
    ul {
      padding-inline: 0;
    }
  }
`;

export const RowLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  block-size: 76px;
  padding-inline: ${space(3)};
  border-radius: ${radius('md')};
  color: ${color('text-primary')};
  text-decoration: none;
  transition: background-color ${duration('fast')} ${easing('standard')};
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color('surface-hover')};
    }
  }

  &[aria-current] {
    background: ${color('accent-soft')};
    --avatar-ring: ${color('accent-soft')};
  }

  ${media.mobile} {
    padding-inline: ${space(4)};
    border-radius: 0;
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 24px;

  > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const RowName = styled.b`
  ${typeStyle('body')}
  font-weight: ${weight('strong')};
`;

export const RowTime = styled.time`
  flex: none;
  ${typeStyle('caption')}
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
`;

export const LastText = styled.span`
  ${typeStyle('small')}
  color: ${color('text-muted')};

  &[data-unread] {
    color: ${color('text-primary')};
    font-weight: 600;
  }

  &[data-silent] {
    font-style: italic;
  }

  &[data-draft] {
    color: ${color('accent-text')};
  }

  &[data-failed] {
    color: ${color('negative-text')};
  }

  svg {
    display: inline;
    vertical-align: -3px;
    margin-inline-end: ${space(1)};
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: 52px 1fr;
  align-items: center;
  gap: 14px;
  block-size: 76px;
  margin-block-end: ${space(1)};
  padding-inline: ${space(6)};

  ${media.mobile} {
    padding-inline: ${space(4)};
  }

  i {
    display: block;
    border-radius: ${radius('sm')};
    background: ${color('skeleton')};
  }

  > i {
    block-size: 52px;
    border-radius: ${radius('full')};
  }

  span > i {
    block-size: 14px;
    inline-size: 60%;
  }

  span > i + i {
    margin-block-start: 10px;
    inline-size: 88%;
  }
`;

/* The virtual list places its rows by itself, so the margins stand around it. */
export const VirtualFrame = styled.div`
  padding-inline: ${space(3)};

  ul {
    padding: 0;
  }

  ${media.mobile} {
    padding-inline: 0;
  }
`;
