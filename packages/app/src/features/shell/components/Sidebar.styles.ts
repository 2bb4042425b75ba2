import { color, duration, easing, focusRing, radius, space, typeStyle, weight } from '@iskra/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

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
`;
