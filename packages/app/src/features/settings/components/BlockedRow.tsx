import { photoPath, type BlockedMember } from '@iskra/api-contract';
import { Avatar, Button, Skeleton, useAnnounce } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { useLoading } from '../../../model/useLoading';
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
  const blocked = useBlocked();
  const unblocking = useLoading('Unblocking from the list');
  const say = useAnnounce();
  const t = useText();
  const { id, name, age, main_image: photo } = member;

  function handleEnd(isDone: boolean): void {
    if (!isDone) return;
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
        busy={unblocking.isLoading}
        aria-label={t(messages.unblockOf, { name })}
        onClick={() => void unblocking.track(() => blocked.unblock(id), handleEnd)}
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
