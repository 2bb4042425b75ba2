import { color, duration, easing, focusRing, radius, space, typeStyle, weight } from '@iskra/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Under this width the sidebar is a rail of icons. */
const rail = '@media (max-width: 1000px)';

export const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  padding: 28px ${space(4)} ${space(6)};
  overflow-y: auto;
  border-inline-end: 1px solid ${color('border-subtle')};
  & > a:first-child {
    align-self: flex-start;
    margin-inline-start: ${space(3)};
    border-radius: ${radius('sm')};
    color: inherit;
    line-height: 0;
    ${focusRing}
  }
  & > footer {
    padding-inline: ${space(3)};
    margin-block-start: ${space(6)};
  }
  & > nav + footer {
    margin-block-start: auto;
  }
  & > a > svg + svg {
    display: none;
  }
  ${rail} {
    align-items: center;
    & > footer,
    & > aside,
    & > a > svg {
      display: none;
    }
    & > a > svg + svg {
      display: block;
    }
    & > a:first-child {
      align-self: center;
      margin: 0;
    }
  }
`;

export const Me = styled(Link)`
  ${typeStyle('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: 28px 0 ${space(5)};
  padding-inline: ${space(3)};
  border-radius: ${radius('md')};
  color: inherit;
  text-decoration: none;
  ${focusRing}
  & > span {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
  }
  & strong {
    max-inline-size: 100%;
    overflow: hidden;
    font-weight: ${weight('strong')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    ${typeStyle('small')}
    color: ${color('text-muted')};
  }
  ${rail} {
    padding: 0;
    & > span:last-child {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export const SideNav = styled.nav`
  display: grid;
  gap: ${space(1)};
  & > a {
    ${typeStyle('body')}
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 48px;
    padding-inline: ${space(3)};
    border-radius: ${radius('md')};
    color: ${color('text-secondary')};
    font-weight: 600;
    text-decoration: none;
    transition: background ${duration('fast')} ${easing('standard')};
    ${focusRing}
  }
  & > a:hover {
    background: ${color('surface-hover')};
  }
  & > a.active {
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
  & > a > span:nth-of-type(1) {
    flex: 1;
  }
  ${rail} {
    & > a {
      position: relative;
      inline-size: 56px;
      justify-content: center;
      padding: 0;
    }
    & > a > span:nth-of-type(1) {
      position: absolute;
      clip-path: inset(50%);
    }
    & > a > span:nth-of-type(2) {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 2px;
    }
  }
`;
