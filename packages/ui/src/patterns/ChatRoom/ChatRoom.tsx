import { Crown } from '../../icons/icons';
import {
  forwardRef,
  useCallback,
  type ComponentPropsWithoutRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { OverlayButton, RoomGrid } from './ChatRoom.styles';

export interface ChatRoomProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A ChatHeader. */
  header: ReactNode;
  /** A MessageList. */
  list: ReactNode;
  /** A MessageComposer. */
  composer: ReactNode;
  // [CHT-07]
  /** Lies over the composer when the dialogue is unavailable: a ChatOverlay. */
  overlay?: ReactNode | undefined;
}

/** The places of a conversation: header, messages, composer; fills its container. */
export const ChatRoom = forwardRef<HTMLElement, ChatRoomProps>(function ChatRoom(props, ref) {
  const { header, list, composer, overlay, ...elementProps } = props;
  const isCovered = Boolean(overlay);
  // As an attribute, React 18 and 19 want it written differently.
  const cover = useCallback(
    (node: HTMLElement | null) => {
      if (node) node.inert = isCovered;
    },
    [isCovered],
  );
  return (
    <RoomGrid ref={ref} {...elementProps}>
      {header}
      <div data-part="list" onKeyDown={leaveByEscape}>
        {list}
      </div>
      <div data-part="foot">
        <div ref={cover}>{composer}</div>
        {overlay}
      </div>
    </RoomGrid>
  );
});

/** Esc leaves the messages for the field; that of an open menu closes the menu. */
function leaveByEscape({ key, currentTarget: area, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || !area.contains(target as Node)) return;
  area.nextElementSibling?.querySelector<HTMLElement>('textarea, button')?.focus();
}

export interface ChatOverlayProps extends ComponentPropsWithoutRef<'button'> {
  /** What to do to go on, such as 'Write without limits with premium'. */
  children: ReactNode;
  /** The overlay was pressed. */
  onPress: () => void;
}

/** The whole overlay is one button, which opens what makes the dialogue available. */
export const ChatOverlay = forwardRef<HTMLButtonElement, ChatOverlayProps>(function ChatOverlay(props, ref) {
  const { children, onPress, ...elementProps } = props;
  return (
    <OverlayButton ref={ref} type="button" onClick={onPress} {...elementProps}>
      <span>
        <Crown size={20} />
        {children}
      </span>
    </OverlayButton>
  );
});
