import { Link, PasswordField } from '@iskra/ui';
import { useState } from 'react';

export function Password() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      labelAside={<Link href="/recovery">Forgot it?</Link>}
      value={password}
      onValueChange={setPassword}
    />
  );
}
