import { Button, CodeField, ResendButton, Text } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { AddressProof } from '../model/AddressProof';
import type { SectionEdit } from '../model/SectionEdit';
import { useSettingsProblem } from '../useSettingsProblem';
import { Buttons, Fields } from './Settings.styles';

export interface CodeStepProps {
  proof: AddressProof;
  edit: Pick<SectionEdit<object, string>, 'isBusy'>;
  onConfirm: (code: string) => Promise<void>;
  /** Back to the fields, with all that was typed. */
  onCancel: () => void;
}

/** The code that proves an address, as at registration (D-38). */
export const CodeStep = observer(function CodeStep({ proof, edit, onConfirm, onCancel }: CodeStepProps) {
  const t = useText();
  const say = useSettingsProblem();
  const [code, setCode] = useState('');
  return (
    <Fields
      noValidate
      aria-busy={proof.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(code);
      }}
    >
      <Text as="p">{t(messages.codeLead, { email: proof.asking ?? '' })}</Text>
      <CodeField
        name="code"
        autoFocus
        label={t(messages.code)}
        value={code}
        onValueChange={(value) => {
          setCode(value);
          proof.setProblem(null);
        }}
        error={say(proof.problem)}
      />
      <Buttons>
        <Button type="submit" busy={proof.isBusy || edit.isBusy}>
          {t(messages.confirm)}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t(messages.reset)}
        </Button>
      </Buttons>
      <ResendButton availableAt={proof.code.resendAt} onClick={() => void proof.resend()} />
    </Fields>
  );
});
