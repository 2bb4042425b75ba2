import { Button, PasswordField, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useVisitorStores } from '../../app/StoresContext';
import { CsrfContext } from '../../shared/api';
import { useText } from '../../shared/i18n';
import { useTitle } from '../../shared/layout';
import { FormError, FormLead, FormTitle, Fields } from './components/Form.styles';
import { WelcomeLayout } from './components/WelcomeLayout';
import { authMessages } from './messages';
import { useLogin } from './model/useLogin';

/** Sign in (spec point 2) [LOG-01, LOG-02, LOG-04]. */
export const LoginPage = observer(function LoginPage() {
  const { session } = useVisitorStores();
  const csrf = useContext(CsrfContext);
  const t = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useLogin(() => session.login(email, password, csrf.get()));
  useTitle(t(authMessages.documentTitle));

  return (
    <WelcomeLayout>
      <FormTitle>{t(authMessages.title)}</FormTitle>
      <FormLead>{t(session.hasExpired ? authMessages.expired : authMessages.lead)}</FormLead>
      <Fields
        noValidate
        aria-busy={form.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit({ email: !email.trim(), password: !password });
        }}
      >
        {form.failure && (
          <FormError role="alert">{form.failure.text ?? t(authMessages[form.failure.kind])}</FormError>
        )}
        <TextField
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          label={t(authMessages.email)}
          value={email}
          onValueChange={setEmail}
          onFocus={() => form.clear('email')}
          error={form.missing.email ? t(authMessages.emailRequired) : undefined}
        />
        <PasswordField
          size="lg"
          name="password"
          autoComplete="current-password"
          label={t(authMessages.password)}
          value={password}
          onValueChange={setPassword}
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
