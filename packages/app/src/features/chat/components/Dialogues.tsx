import { photoPath, systemContents, type Dialogue } from '@iskra/api-contract';
import { Button, EmptyState, ErrorState } from '@iskra/ui';
import { DialogueList, type DialogueItem } from '@iskra/ui/DialogueList';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { MessageCircle } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { badgeCount } from '../../../shared/badgeCount';
import { useText } from '../../../shared/i18n';
import { isPlainPress, Link, useFirstDrawing } from '../../../shared/layout';
import { chatMessages as messages } from '../messages';
import { useRooms } from '../useRooms';
import { useListPlace } from './useListPlace';

const none: DialogueItem[] = [];
const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

export interface DialoguesProps {
  selectedId: number | undefined;
  /** The dialogue that one comes back from, on a phone. */
  leftId?: number | undefined;
}

/** The list of dialogues, newest first [CHT-01, CHT-09]. */
export const Dialogues = observer(function Dialogues({ selectedId, leftId }: DialoguesProps) {
  const { chat } = useStores();
  const navigate = useNavigate();
  const t = useText();
  const items = useItems();
  const { loading } = chat.dialogues;
  const isUnknown = items.length === 0 && !loading.isKnown;
  const isDrawn = useFirstDrawing(items.length > 0);
  const isComing = items.length > 0 && !isDrawn;

  return (
    <DialogueList
      ref={useListPlace()}
      items={isComing ? none : items}
      selectedId={selectedId === undefined ? undefined : String(selectedId)}
      returnFocusTo={leftId === undefined ? undefined : String(leftId)}
      loading={isComing || (isUnknown && !loading.isFailed)}
      onSelect={(id, event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void navigate(`/messages/${id}`);
      }}
      emptySlot={
        <EmptyState
          icon={<MessageCircle />}
          title={t(messages.noDialogues)}
          text={t(messages.noDialoguesText)}
          action={
            <Button asChild variant="soft">
              <Link to="/encounters">{t(messages.toEncounters)}</Link>
            </Button>
          }
        />
      }
      endSlot={
        chat.dialogues.hasMore && (
          <PaginationSentinel
            key={items.length}
            state={moreStates[chat.dialogues.loadingMore.state]}
            onReached={() => void chat.dialogues.loadMore()}
          />
        )
      }
      errorSlot={
        loading.isFailed && isUnknown ? (
          <ErrorState
            title={t(messages.failed)}
            text={t(messages.failedText)}
            onRetry={() => void chat.dialogues.load()}
          />
        ) : undefined
      }
    />
  );
});

function useItems(): DialogueItem[] {
  const { chat, session } = useStores();
  const rooms = useRooms();
  const t = useText();
  return chat.dialogues.newestFirst.map((dialogue) => ({
    ...item(dialogue, session.user?.id, t(messages.matched)),
    ...(dialogue.otherUser.is_deleted ? { name: t(messages.deletedUser) } : {}),
    draft: rooms.drafts.get(dialogue.dialog_id) || undefined,
    failed: chat.outbox.inDialogue(dialogue.dialog_id).some(({ state }) => state === 'failed'),
  }));
}

function item(dialogue: Dialogue, selfId: number | undefined, matchedText: string): DialogueItem {
  const { dialog_id, otherUser, lastMessage, unread } = dialogue;
  const isMatch = lastMessage?.type === 'system' && lastMessage.content === systemContents.matched;
  return {
    id: String(dialog_id),
    href: `/messages/${dialog_id}`,
    name: otherUser.name,
    avatar: otherUser.image && photoPath(otherUser.image, 'sm'),
    online: otherUser.online,
    lastText: isMatch ? matchedText : lastMessage?.content,
    isOwnLast: lastMessage !== null && lastMessage.sender_id === selfId,
    time: lastMessage?.created_at,
    unread: badgeCount(unread),
  };
}
