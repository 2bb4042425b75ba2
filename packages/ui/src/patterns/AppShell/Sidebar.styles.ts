import styled, { css } from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, duration, easing, radius, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { rail } from './AppShell.styles';

/** A place in the rail grows with the reader's text, as its count does. */
const railPlace = 'max(56px, 3.5rem)';

/** Of `PremiumBox` the crown is seen, and all of it is the button. */
const promoInRail = css`
  & > aside {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${railPlace};
    block-size: ${railPlace};
    padding: 0;
  }
  & > aside > p,
  & > aside > button > svg {
    display: none;
  }
  & > aside > strong > span,
  & > aside > button > span {
    position: absolute;
    clip-path: inset(50%);
  }
  & > aside > button {
    position: absolute;
    inset: 0;
  }
`;

/** The rules stand one under the other. */
const footerInRail = css`
  & > footer {
    max-inline-size: 100%;
    padding: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > footer > nav {
    display: grid;
    justify-items: center;
  }
`;

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
    text-decoration: none;
    ${focusRing}
  }
  & > a > [data-part] > svg {
    display: block;
  }
  & > footer {
    padding-inline: ${space(3)};
    margin-block-start: ${space(6)};
  }
  & > nav + footer,
  & > aside {
    margin-block-start: auto;
  }
  & > a > [data-part='mark'] {
    display: none;
  }
  ${rail} {
    align-items: center;
    padding-inline: ${space(1)};
    & > a > [data-part='logo'] {
      display: none;
    }
    & > a > [data-part='mark'] {
      display: block;
    }
    & > a:first-child {
      align-self: center;
      margin: 0;
    }
    ${promoInRail}
    ${footerInRail}
  }
`;

export const Me = styled.div`
  margin: 28px 0 ${space(5)};
  & > a {
    ${typeStyle('body')}
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding-inline: ${space(3)};
    border-radius: ${radius('md')};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & > a > span:last-child {
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
    & > a {
      padding: 0;
    }
    & > a > span:last-child {
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
  & > a[aria-current] {
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
  & > a > span:nth-of-type(1) {
    flex: 1;
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${rail} {
    & > a {
      position: relative;
      inline-size: ${railPlace};
      min-block-size: max(48px, 3rem);
      justify-content: center;
      padding: 0;
    }
    & > a > span:nth-of-type(1) {
      position: absolute;
      clip-path: inset(50%);
    }
    & > a > span:nth-of-type(2) {
      position: absolute;
      /* From the middle of the icon on: as wide as a count may be, the icon is seen. */
      inset-block-start: 2px;
      inset-inline-start: calc(50% + 4px);
    }
  }
`;
