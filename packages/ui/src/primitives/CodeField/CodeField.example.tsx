import { CodeField, ResendButton, Stack } from '@iskra/ui';
import { useState } from 'react';

export function MailedCode({ onCode }: { onCode: (code: string) => void }) {
  const [availableAt, setAvailableAt] = useState(() => Date.now() + 60_000);
  return (
    <Stack gap={4}>
      <CodeField label="Code from the mail" onComplete={onCode} />
      <ResendButton availableAt={availableAt} onClick={() => setAvailableAt(Date.now() + 60_000)} />
    </Stack>
  );
}
