import { pagePaths } from '@iskra/api-contract/pagePaths';
import { color, focusRing, radius, shadow, size, space, typeStyle, weight } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { NavLink } from '../../../shared/layout';
import { likesMessages as messages } from '../messages';

const lists = [
  { to: pagePaths.liked, title: messages.received },
  { to: pagePaths.likedGiven, title: messages.given },
  { to: pagePaths.passed, title: messages.passed },
];

/** The three lists of the screen, each at an address of its own, so that Back leads from one to the other. */
export function LikesNav() {
  const t = useText();
  return (
    <Track aria-label={t(messages.lists)}>
      {lists.map(({ to, title }) => (
        <NavLink key={to} to={to} end>
          {t(title)}
        </NavLink>
      ))}
    </Track>
  );
}

/** Looks like the kit's segments; where every word does not fit, they stand under each other. */
const Track = styled.nav`
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 480px;
  margin-block-end: ${space(5)};
  padding: ${space(1)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  & > a {
    ${typeStyle('small')}
    display: grid;
    flex: 1 0 0;
    place-items: center;
    min-inline-size: min-content;
    min-block-size: ${size('control-sm')};
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius('sm')};
    color: ${color('text-secondary')};
    font-weight: ${weight('medium')};
    text-align: center;
    text-decoration: none;
    ${focusRing}
  }
  & > a:hover {
    color: ${color('text-primary')};
  }
  & > a[aria-current='page'] {
    background: ${color('surface-raised')};
    color: ${color('text-primary')};
    font-weight: ${weight('strong')};
    box-shadow: ${shadow('sm')};
  }
  @media (forced-colors: active) {
    & > a[aria-current='page'] {
      border: 2px solid Highlight;
    }
  }
`;
