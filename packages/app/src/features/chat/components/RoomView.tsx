import { limits, photoPath, systemContents, type Dialogue } from '@iskra/api-contract';
import { Button, EmptyState, ErrorState } from '@iskra/ui';
import { ChatHeader, ChatOverlay, ChatRoom, MessageComposer, MessageList } from '@iskra/ui/ChatRoom';
import { ChatMenu } from '@iskra/ui/ChatMenu';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { isPlainPress, Link, ScreenLoading, useLayout } from '../../../shared/layout';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { useSafetyDialog } from '../../safety';
import { chatMessages as messages } from '../messages';
import { reportable } from '../reportable';
import { useRooms } from '../useRooms';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import type { Room } from '../../../model/chat/Room';
import { sendingObstacle } from '../../../model/chat/sendingState';
import { Middle } from './NothingSelected';
import { useAnswering } from './useAnswering';
import { useToList } from './toList';
import { useTyping } from './useTyping';

const obstacleTexts = {
  deleted: messages.deleted,
  'blocked-me': messages.blockedMe,
  'blocked-by-me': messages.blockedByMe,
  'same-gender': messages.sameGender,
  unavailable: messages.unavailable,
};

/** The open dialogue: its own states while it is not there yet, cannot be loaded, or is gone. */
export const RoomView = observer(function RoomView({ dialogId }: { dialogId: number }) {
  const { chat } = useStores();
  const rooms = useRooms();
  const t = useText();
  const room = rooms.of(dialogId);
  const dialogue = chat.dialogues.get(dialogId);
  const isKnown = dialogue !== undefined;
  const target = useTarget();
  const targetId = target?.id;

  useEffect(() => {
    if (isKnown) void rooms.enter(dialogId, targetId);
  }, [rooms, dialogId, isKnown, targetId]);

  if (!dialogue) return <Unknown dialogId={dialogId} />;
  if (room.loading.isFailed && room.ordered.length === 0)
    return (
      <Middle>
        <ErrorState
          title={t(messages.roomFailed)}
          text={t(messages.failedText)}
          onRetry={() => void rooms.enter(dialogId)}
        />
      </Middle>
    );
  return <OpenRoom dialogue={dialogue} room={room} target={target} />;
});

/** The message that the address names, anew with each step there. */
function useTarget(): { readonly id: number } | undefined {
  const { search, key } = useLocation();
  return useMemo(() => {
    const id = Number(new URLSearchParams(search).get('message'));
    return id > 0 ? { id, key } : undefined;
  }, [search, key]);
}

/** Not in the list as far as it is loaded: it may be younger, stand further down, or be gone. */
const Unknown = observer(function Unknown({ dialogId }: { dialogId: number }) {
  const rooms = useRooms();
  const t = useText();
  const { loading, soughtId } = rooms.search;
  useEffect(() => {
    void rooms.find(dialogId);
  }, [rooms, dialogId]);
  if (soughtId !== dialogId || loading.isLoading)
    return (
      <Middle>
        <ScreenLoading />
      </Middle>
    );
  return (
    <Middle>
      {loading.isFailed ? (
        <ErrorState
          title={t(messages.roomFailed)}
          text={t(messages.failedText)}
          onRetry={() => void rooms.find(dialogId)}
        />
      ) : (
        <Gone />
      )}
    </Middle>
  );
});

interface OpenRoomProps {
  dialogue: Dialogue;
  room: Room;
  target: { readonly id: number } | undefined;
}

const OpenRoom = observer(function OpenRoom({ dialogue, room, target }: OpenRoomProps) {
  const { chat, session } = useStores();
  const rooms = useRooms();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const premium = usePremiumDialog();
  const typing = useTyping(dialogue.dialog_id);
  const { dialog_id: dialogId, otherUser } = dialogue;
  const otherName = otherUser.is_deleted ? t(messages.deletedUser) : otherUser.name;
  const selfId = session.user?.id ?? 0;
  const obstacle = sendingObstacle(dialogue, session.user?.gender ?? otherUser.gender);
  const matched = t(messages.matched);
  const shown = useMemo(
    () => room.ordered.map((message) => withText(message, matched)),
    [room.ordered, matched],
  );

  const report = useReport(dialogue, room);
  const { field, slots } = useAnswering({ dialogId, otherName, selfId, mayWrite: obstacle === null });
  const menuEntries = useCallback(
    (message: ChatMessage) => {
      const { id, senderId } = message;
      const isTheirs = report && id !== undefined && senderId === otherUser.id;
      return [
        ...(slots?.menuEntries(message) ?? []),
        ...(isTheirs ? [{ text: t(messages.report), onSelect: () => report(id) }] : []),
      ];
    },
    [slots, report, t, otherUser.id],
  );

  return (
    <ChatRoom
      header={<RoomHeader dialogue={dialogue} name={otherName} onReport={report} card={slots?.card} />}
      list={
        <MessageList
          messages={shown}
          selfId={selfId}
          otherName={otherName}
          firstUnreadId={room.firstUnreadId}
          target={target}
          loading={room.loading.state !== 'ready'}
          hasMore={room.hasMore}
          loadingMore={room.loadingMore.isLoading}
          loadMoreError={room.loadingMore.isFailed}
          onLoadMore={() => void room.loadOlder()}
          onRetry={(clientId) => void chat.outbox.retry(clientId)}
          onDelete={chat.outbox.discard}
          onSeen={(ids) => rooms.markSeen(dialogId, ids)}
          typing={!obstacle && typing?.isHeard}
          emptySlot={t(messages.empty)}
          menuEntries={menuEntries}
          renderQuote={slots?.renderQuote}
          renderExtra={slots?.renderExtra}
          menuChoices={slots?.menuChoices}
        />
      }
      composer={
        <MessageComposer
          key={dialogId}
          ref={field}
          topSlot={slots?.topSlot}
          draft={rooms.drafts.get(dialogId)}
          onDraftChange={(text) => rooms.drafts.set(dialogId, text)}
          onSend={(text) => rooms.send(dialogId, text)}
          onTyping={typing?.tell}
          maxLength={limits.message.max}
          disabledReason={obstacle ? t(obstacleTexts[obstacle]) : undefined}
          autoFocus={!isMobile && !target}
        />
      }
      overlay={
        obstacle === 'unavailable' ? (
          <ChatOverlay onPress={premium.open}>{t(messages.unavailable)}</ChatOverlay>
        ) : undefined
      }
    />
  );
});

/** Reports the other with what they wrote, one message chosen beforehand; nobody who is gone (D-36) [BLK-04]. */
function useReport({ otherUser }: Dialogue, room: Room): ((messageId?: number) => void) | undefined {
  const safetyDialog = useSafetyDialog();
  const { id, name, is_deleted: isGone } = otherUser;
  const report = useCallback(
    (chosenId?: number) =>
      safetyDialog.report({ id, name }, { messages: reportable(room.ordered, id, chosenId), chosenId }),
    [safetyDialog, room, id, name],
  );
  return isGone ? undefined : report;
}

interface RoomHeaderProps {
  dialogue: Dialogue;
  name: string;
  /** Reports the other; absent where they are gone. */
  onReport: (() => void) | undefined;
  /** Stands below. */
  card: ReactNode;
}

/** Leads to the profile; the menu deletes, reports, blocks or unblocks [CHT-03]. Who is gone has neither (D-36). */
const RoomHeader = observer(function RoomHeader({ dialogue, name, onReport, card }: RoomHeaderProps) {
  const { safety } = useStores();
  const rooms = useRooms();
  const safetyDialog = useSafetyDialog();
  const navigate = useNavigate();
  const toList = useToList();
  // On a desktop the list of dialogues has the first heading.
  const isMobile = useLayout() === 'mobile';
  const { id, age, image, online, block, is_deleted: isGone } = dialogue.otherUser;
  const href = isGone ? undefined : `/profile/user/${id}`;

  async function remove(): Promise<void> {
    if (!(await rooms.deleteConversation(dialogue.dialog_id)))
      throw new Error('The conversation is still there');
    toList({ replace: true });
  }

  return (
    <div>
      <ChatHeader
        name={isGone ? name : `${name}, ${age}`}
        nameAs={isMobile ? 'h1' : 'h2'}
        avatar={image && photoPath(image, 'sm')}
        online={online}
        status={isGone ? '' : undefined}
        href={href}
        onSelect={(event) => {
          if (!href || !isPlainPress(event)) return;
          event.preventDefault();
          void navigate(href);
        }}
        onBack={() => toList()}
        actions={
          <ChatMenu
            name={name}
            onDelete={remove}
            onReport={onReport && (() => onReport())}
            {...(isGone
              ? {}
              : block
                ? { onUnblock: () => void safety.unblock(id) }
                : { onBlock: () => safetyDialog.block({ id, name }) })}
          />
        }
      />
      {card}
    </div>
  );
});

function Gone() {
  const t = useText();
  return (
    <EmptyState
      title={t(messages.gone)}
      text={t(messages.goneText)}
      action={
        <Button asChild>
          <Link to="/messages">{t(messages.toList)}</Link>
        </Button>
      }
    />
  );
}

function withText(message: ChatMessage, matched: string): ChatMessage {
  const isMatch = message.type === 'system' && message.content === systemContents.matched;
  return isMatch ? { ...message, content: matched } : message;
}
