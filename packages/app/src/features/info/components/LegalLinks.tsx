import { limits } from '@iskra/api-contract';
import { Footer } from '@iskra/ui/AppShell';
import { observer } from 'mobx-react-lite';
import { useVisitorStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
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
    <Footer
      label={t(infoMessages.links)}
      copyright={withCopyright && t(infoMessages.copyright, { year: String(limits.copyrightYear) })}
    >
      {Object.entries(infoTitles).map(([page, title]) => {
        const text = t(title);
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
    </Footer>
  );
});
