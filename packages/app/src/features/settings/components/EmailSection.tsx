import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { part } from '../../../shared/layout';
import { settingsMessages as messages } from '../messages';
import type { EmailStore } from '../model/EmailStore';
import { EditableSection } from './EditableSection';
import { GiveUp } from './GiveUp';
import { Facts } from './Settings.styles';

const Address = observer(function Address() {
  const { user } = useStores().session;
  const t = useText();
  return (
    <Facts>
      <dt>{t(messages.email)}</dt>
      <dd>{user?.email}</dd>
    </Facts>
  );
});

const loadEditing = async () => (await import('./EmailEditing')).EmailEditing;
const EmailEditing = part(loadEditing, <Address />, ({ store }) => <GiveUp onCancel={store.cancel} />);

/** The e-mail [SET-01, SET-05]. */
export function EmailSection({ store }: { store: EmailStore }) {
  const t = useText();
  return (
    <EditableSection
      title={t(messages.account)}
      edit={store.edit}
      onReach={loadEditing}
      view={<Address />}
      form={<EmailEditing store={store} />}
    />
  );
}
