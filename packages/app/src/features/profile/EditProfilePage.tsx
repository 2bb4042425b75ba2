import type { User } from '@iskra/api-contract';
import { Stack } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { AboutFields } from './components/AboutFields';
import { PersonalFields } from './components/PersonalFields';
import { SaveBar } from './components/SaveBar';
import { EditProfileStore } from './model/EditProfileStore';
import { profileMessages as messages } from './messages';

/** What one tells about oneself, with one button that saves all of it [EDT-01]. */
export const EditProfilePage = observer(function EditProfilePage() {
  const { user } = useStores().session;
  const t = useText();
  useTitle(t(messages.editTitle));
  return (
    <Screen title={t(messages.editTitle)} backTo="/profile">
      {user && <EditProfile user={user} />}
    </Screen>
  );
});

function EditProfile({ user }: { user: User }) {
  const stores = useStores();
  const [edit] = useState(() => new EditProfileStore(stores, user));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <Stack gap={5} style={{ maxInlineSize: 760 }}>
        <AboutFields edit={edit} />
        <PersonalFields edit={edit} />
        <SaveBar edit={edit} />
      </Stack>
    </form>
  );
}
