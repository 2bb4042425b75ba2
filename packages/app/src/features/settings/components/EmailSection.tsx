import { TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { EmailStore } from '../model/EmailStore';
import { useSettingsProblem } from '../useSettingsProblem';
import { CodeStep } from './CodeStep';
import { EditableSection } from './EditableSection';
import { SaveButtons } from './SaveButtons';
import { Facts, Fields } from './Settings.styles';

/** The e-mail [SET-01, SET-05]. */
export const EmailSection = observer(function EmailSection({ store }: { store: EmailStore }) {
  const { user } = useStores().session;
  const t = useText();
  const isAsking = store.proof.asking !== null;
  return (
    <EditableSection
      title={t(messages.account)}
      edit={store.edit}
      view={
        <Facts>
          <dt>{t(messages.email)}</dt>
          <dd>{user?.email}</dd>
        </Facts>
      }
      form={
        isAsking ? (
          <CodeStep {...store} onConfirm={store.confirm} onCancel={store.proof.cancel} />
        ) : (
          <EmailForm store={store} />
        )
      }
    />
  );
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
