import type { Member } from '@iskra/api-contract';
import { Button, EmptyState, ErrorState, Skeleton } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { Link, useTitle } from '../../shared/layout';
import { useSafetyDialog, type Evidence } from '../safety';
import { Screen } from '../shell';
import { MemberDetails } from './components/MemberDetails';
import { Gallery } from './components/Gallery';
import { ProfileColumns } from './components/ProfileColumns';
import { memberMessages as messages } from './messages';

/** A member's profile as others see it [OTH-01]. */
export const MemberPage = observer(function MemberPage() {
  const { members, session } = useStores();
  const safetyDialog = useSafetyDialog();
  const t = useText();
  const id = Number(useParams()['userId']);
  const member = members.get(id);
  const isOwn = session.user?.id === id;
  useTitle(member?.name ?? t(messages.loading));
  useEffect(() => members.query.look(id), [members, id]);

  return (
    <Screen
      title={member ? `${member.name}, ${member.age}` : t(messages.loading)}
      backTo="/profile/search"
      heading="unseen"
    >
      {member ? (
        <ProfileColumns>
          <Gallery
            name={member.name}
            paths={Object.values(member.all_images)}
            main={member.main_image}
            onReport={
              isOwn
                ? undefined
                : (path, focusAfter) => safetyDialog.report(member, photoEvidence(member, path), focusAfter)
            }
          />
          <MemberDetails member={member} />
        </ProfileColumns>
      ) : (
        <NotThere id={id} />
      )}
    </Screen>
  );
});

function photoEvidence({ all_images: images }: Member, path: string): Evidence {
  const key = Object.keys(images).find((one) => images[one] === path);
  return key === undefined ? {} : { photo: { key, path } };
}

/** Who is not there, and an id that nobody can have. */
const goneWith: ReadonlySet<number | undefined> = new Set([404, 422]);

const NotThere = observer(function NotThere({ id }: { id: number }) {
  const { members } = useStores();
  const t = useText();
  if (goneWith.has(members.loading.error?.status) || members.hidden.has(id) || Number.isNaN(id))
    return (
      <EmptyState
        title={t(messages.gone)}
        text={t(messages.goneText)}
        action={
          <Button asChild>
            <Link to="/profile/search">{t(messages.toSearch)}</Link>
          </Button>
        }
      />
    );
  if (members.loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void members.load(id)} />;
  return (
    <ProfileColumns aria-busy="true">
      <Skeleton style={{ aspectRatio: '3 / 4' }} />
      <Skeleton style={{ blockSize: 160 }} />
    </ProfileColumns>
  );
});
