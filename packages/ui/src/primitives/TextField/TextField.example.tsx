import { TextField } from '@iskra/ui';
import { useState } from 'react';

export function Email() {
  const [email, setEmail] = useState('');
  const isWrong = email !== '' && !email.includes('@');
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="email"
      value={email}
      onValueChange={setEmail}
      error={isWrong ? 'An address has an @' : undefined}
    />
  );
}
