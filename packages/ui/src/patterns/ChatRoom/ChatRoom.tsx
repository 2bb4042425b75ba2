import { Crown } from '../../icons/icons';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { FootArea, ListArea, OverlayButton, RoomGrid } from './ChatRoom.styles';

export interface ChatRoomProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A ChatHeader. */
  header: ReactNode;
  /** A MessageList. */
  list: ReactNode;
  /** A MessageComposer. */
  composer: ReactNode;
  /** Lies over the composer when the dialogue is unavailable: a ChatOverlay [CHT-07]. */
  overlay?: ReactNode | undefined;
}

/** The places of a conversation: header, messages, composer; fills its container. */
export const ChatRoom = forwardRef<HTMLElement, ChatRoomProps>(function ChatRoom(props, ref) {
  const { header, list, composer, overlay, ...rest } = props;
  return (
    <RoomGrid ref={ref} {...rest}>
      {header}
      <ListArea>{list}</ListArea>
      <FootArea>
        <div inert={overlay ? true : undefined}>{composer}</div>
        {overlay}
      </FootArea>
    </RoomGrid>
  );
});

export interface ChatOverlayProps {
  /** What to do to go on, such as 'Write without limits with premium'. */
  children: ReactNode;
  onPress: () => void;
}

/** The whole overlay is one button, which opens what makes the dialogue available [CHT-07]. */
export function ChatOverlay({ children, onPress }: ChatOverlayProps) {
  return (
    <OverlayButton type="button" onClick={onPress}>
      <span>
        <Crown size={20} />
        {children}
      </span>
    </OverlayButton>
  );
}
