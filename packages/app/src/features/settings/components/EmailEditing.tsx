import { TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { EmailStore } from '../model/EmailStore';
import { useSettingsProblem } from '../useSettingsProblem';
import { CodeStep } from './CodeStep';
import { SaveButtons } from './SaveButtons';
import { Fields } from './Settings.styles';

/** The field, then the code that proves the new address [SET-05]. */
export const EmailEditing = observer(function EmailEditing({ store }: { store: EmailStore }) {
  if (store.proof.asking === null) return <EmailForm store={store} />;
  return <CodeStep {...store} onConfirm={store.confirm} onCancel={store.proof.cancel} />;
});

const EmailForm = observer(function EmailForm({ store }: { store: EmailStore }) {
  const t = useText();
  const say = useSettingsProblem();
  const { edit } = store;
  if (!edit.draft) return null;
  return (
    <Fields
      noValidate
      aria-busy={edit.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void store.save();
      }}
    >
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        required
        label={t(messages.email)}
        hint={t(messages.emailHint)}
        value={edit.draft.email}
        onValueChange={(email) => edit.change({ email })}
        onFocus={() => edit.clearProblem('email')}
        error={say(edit.problems.email)}
      />
      <SaveButtons edit={edit} onCancel={store.cancel} />
    </Fields>
  );
});
