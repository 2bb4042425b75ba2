import { ArrowLeft } from '../../icons/icons';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { useLabels } from '../../theme/useLabels';
import { chatRoomLabels, type ChatRoomLabels } from './chatRoom.labels';
import { Header } from './ChatRoom.styles';

export interface ChatHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children' | 'onSelect'> {
  /** The other's name, with the age if it is known. */
  name: string;
  /** Level of the name as a heading. @default 'h2' */
  nameAs?: ElementType | undefined;
  /** Address of the portrait. */
  avatar?: string | null | undefined;
  /** In place of the portrait, 48 px; a part of the link. */
  avatarSlot?: ReactNode | undefined;
  /** After the name, such as a badge; a part of the link. */
  nameSlot?: ReactNode | undefined;
  /** Whether the person is online now. */
  online: boolean;
  // [CHT-03]
  /** Page of the person; avatar and name are one link to it. Without it, as when the account is gone, they are plain. */
  href?: string | undefined;
  /** The link was pressed; a router can take over with `preventDefault`. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  // [CHT-08]
  /** Back to the list; the button shows on mobile only. */
  onBack?: (() => void) | undefined;
  /** Replaces 'online' / 'offline', such as 'is typing'. */
  status?: ReactNode | undefined;
  /** The menu at the end. */
  actions?: ReactNode | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ChatRoomLabels> | undefined;
}

/** Who one is talking to, the way back, and what can be done about the conversation. */
export const ChatHeader = forwardRef<HTMLElement, ChatHeaderProps>(function ChatHeader(props, ref) {
  const {
    name,
    nameAs: Name = 'h2',
    avatar,
    avatarSlot,
    nameSlot,
    online,
    href,
    onSelect,
    onBack,
    status,
    actions,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(chatRoomLabels, overrides);
  const Person = href === undefined ? 'div' : ('a' as ElementType);
  return (
    <Header ref={ref} {...elementProps}>
      {onBack && (
        <button type="button" aria-label={labels.back} onClick={onBack}>
          <ArrowLeft size={24} />
        </button>
      )}
      <Person {...(href === undefined ? {} : { href, onClick: onSelect })} data-part="link">
        {avatarSlot ?? <Avatar src={avatar ?? null} name={name} size={48} online={online} decorative />}
        <div data-part="person">
          <div data-part="name">
            <Name dir="auto">{name}</Name>
            {nameSlot}
          </div>
          <span data-online={online || undefined}>{status ?? (online ? labels.online : labels.offline)}</span>
        </div>
      </Person>
      {actions && <div data-part="actions">{actions}</div>}
    </Header>
  );
});
