import { limits } from '@iskra/api-contract';
import { color, focusRing, space, typeStyle, weight } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useVisitorStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { infoPages } from '../infoPages';
import { infoMessages, infoTitles } from '../messages';

/** Five links and the copyright line; plain links for visitors, as the spec has it [SHL-06]. */
export const LegalLinks = observer(function LegalLinks({
  withCopyright = false,
}: {
  withCopyright?: boolean;
}) {
  const { session } = useVisitorStores();
  const t = useText();
  return (
    <Footer>
      <nav aria-label={t(infoMessages.links)}>
        {infoPages.map((page) => {
          const text = t(infoTitles[page]);
          const to = `/info/${page}`;
          return session.isSignedIn ? (
            <Link key={page} to={to}>
              {text}
            </Link>
          ) : (
            <a key={page} href={to}>
              {text}
            </a>
          );
        })}
      </nav>
      {withCopyright && <small>{t(infoMessages.copyright, { year: String(limits.copyrightYear) })}</small>}
    </Footer>
  );
});

const Footer = styled.footer`
  ${typeStyle('caption')}
  color: ${color('text-muted')};
  font-weight: ${weight('regular')};
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: inherit;
    text-decoration: none;
    ${focusRing}
    &:hover {
      color: ${color('text-primary')};
      text-decoration: underline;
    }
  }
  & > small {
    display: block;
    margin-block-start: ${space(2)};
    font: inherit;
  }
`;
