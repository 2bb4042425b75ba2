import { Button, Link as TextLink, PasswordField, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { useVisitorStores } from '../../model/StoresContext';
import { CsrfContext } from '../../shared/api';
import { useText } from '../../shared/i18n';
import { Link, partOver, useTitle } from '../../shared/layout';
import { FormError, FormLead, FormTitle, Fields } from './components/Form.styles';
import { WelcomeLayout } from './components/WelcomeLayout';
import { authMessages } from './messages';
import { useAccount } from './useAccount';
import { useLogin } from './useLogin';

// With its texts, when it is first asked for: the page is to load fast.
const LoginHelp = partOver(
  async (needTexts) => (await Promise.all([import('./LoginHelp'), needTexts('recovery')]))[0].LoginHelp,
  ({ suspended, open, onClose }) => (open || suspended !== false) && onClose,
);

/** Sign in (spec point 2), and the way to a new password [LOG-01, LOG-02, LOG-04, REC-07]. */
export const LoginPage = observer(function LoginPage() {
  const { session } = useVisitorStores();
  const csrf = useContext(CsrfContext);
  const t = useText();
  const { fields, account, setAccount } = useAccount();
  const [isRecovering, setRecovering] = useState(false);
  const form = useLogin(({ email, password }) => session.login(email, password, csrf.get()));
  useTitle(t(authMessages.documentTitle));

  return (
    <WelcomeLayout>
      <FormTitle>{t(authMessages.title)}</FormTitle>
      <FormLead>{t(session.hasExpired ? authMessages.expired : authMessages.lead)}</FormLead>
      <Fields
        ref={fields}
        method="post"
        noValidate
        aria-busy={form.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(account);
        }}
      >
        {form.failure && (
          <FormError role="alert">{form.failure.text ?? t(authMessages[form.failure.kind])}</FormError>
        )}
        <LoginHelp
          suspended={form.failure?.status === 403 && account}
          open={isRecovering}
          email={account.email}
          onClose={() => setRecovering(false)}
          onRecovered={(recovered) => {
            setAccount(recovered);
            void form.submit(recovered);
          }}
        />
        <TextField
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          label={t(authMessages.email)}
          value={account.email}
          onValueChange={(email) => setAccount({ ...account, email })}
          onFocus={() => form.clear('email')}
          error={form.missing.email ? t(authMessages.emailRequired) : undefined}
        />
        <PasswordField
          size="lg"
          name="password"
          autoComplete="current-password"
          label={t(authMessages.password)}
          labelAside={
            <TextLink asChild>
              <button type="button" onClick={() => setRecovering(true)}>
                {t(authMessages.forgot)}
              </button>
            </TextLink>
          }
          value={account.password}
          onValueChange={(password) => setAccount({ ...account, password })}
          onFocus={() => form.clear('password')}
          error={form.missing.password ? t(authMessages.passwordRequired) : undefined}
        />
        <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
          {t(form.isBusy ? authMessages.busy : authMessages.submit)}
        </Button>
      </Fields>
      <p data-centred>
        {t(authMessages.newHere)} <Link to="/register">{t(authMessages.register)}</Link>
      </p>
    </WelcomeLayout>
  );
});
