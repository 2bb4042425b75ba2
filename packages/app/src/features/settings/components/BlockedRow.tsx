import { photoPath, type BlockedMember } from '@iskra/api-contract';
import { Avatar, Button, Skeleton, useAnnounce } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { blockedMessages as messages } from '../messages';
import { useBlocked } from '../useBlocked';
import { RowItem } from './Settings.styles';

export interface BlockedRowProps {
  member: BlockedMember;
  /** The block is gone. */
  onGone: () => void;
}

/** Whom I blocked, the way to the profile, and the end of the block [BLK-02]. */
export const BlockedRow = observer(function BlockedRow({ member, onGone }: BlockedRowProps) {
  const { safety } = useStores();
  const blocked = useBlocked();
  const say = useAnnounce();
  const t = useText();
  const { id, name, age, main_image: photo } = member;

  async function unblock(): Promise<void> {
    if (!(await blocked.unblock(id))) return;
    say(t(messages.unblocked, { name }));
    onGone();
  }

  return (
    <RowItem data-item>
      <Link to={`/profile/user/${id}`}>
        <Avatar src={photo && photoPath(photo, 'sm')} name={name} decorative />
        <span dir="auto">
          {name}, {age}
        </span>
      </Link>
      <Button
        size="sm"
        variant="secondary"
        busy={safety.sending.isLoading && blocked.answeredId === id}
        aria-label={t(messages.unblockOf, { name })}
        onClick={() => void unblock()}
      >
        {t(messages.unblock)}
      </Button>
    </RowItem>
  );
});

/** In its place while the list loads. */
export function BlockedRowSkeleton() {
  return (
    <RowItem aria-hidden>
      <Skeleton style={{ blockSize: 48, inlineSize: '60%' }} />
    </RowItem>
  );
}
