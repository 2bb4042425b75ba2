import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { MenuAnchor } from '../../components/Menu/MenuAnchor';
import { useMergedRef } from '../../hooks/useMergedRef';
import { EllipsisVertical } from '../../icons/icons';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { laterOver } from '../../primitives/Later/laterOver';
import { useLabels } from '../../theme/useLabels';
import { chatMenuLabels, type ChatMenuLabels } from './chatMenu.labels';

const ActionMenu = laterOver(
  async () => (await import('./ActionMenu')).ActionMenu,
  ({ onClose }) => onClose(),
);
const DeleteDialog = laterOver(
  async () => (await import('./DeleteDialog')).DeleteDialog,
  ({ onClose }) => onClose(),
);

export interface ChatMenuProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'onClick' | 'name'
> {
  /** The other's name, in the words of menu and question. */
  name: string;
  /** Deletes the conversation, once confirmed; a promise keeps the question open and busy. Without it the line is absent. */
  onDelete?: (() => void | Promise<unknown>) | undefined;
  /** Opens what reports the other without a block. Without it the line is absent. */
  onReport?: (() => void) | undefined;
  /** Opens what blocks and reports the other. Without it the line is absent. */
  onBlock?: (() => void) | undefined;
  /** Takes the block back; give it in place of `onBlock` while the other is blocked. */
  onUnblock?: (() => void) | undefined;
  /** Takes the focus when the conversation is deleted and the menu gone with it, such as the list of dialogues. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ChatMenuLabels> | undefined;
}

// [CHT-03]
/** What can be done about a conversation; menu and question are loaded when they are wanted. */
export const ChatMenu = forwardRef<HTMLButtonElement, ChatMenuProps>(function ChatMenu(props, ref) {
  const {
    name,
    onDelete,
    onReport,
    onBlock,
    onUnblock,
    fallbackFocus,
    labels: overrides,
    className,
    style,
    ...elementProps
  } = props;
  const labels = useLabels(chatMenuLabels, overrides);
  const own = useRef<HTMLButtonElement | null>(null);
  const buttonRef = useMergedRef(own, ref);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const open = () => {
    setOpen(true);
    if (onDelete) DeleteDialog.ahead();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  const actions = [
    ...(onDelete ? [{ text: labels.delete, onSelect: () => setAsked(true) }] : []),
    ...(onReport ? [{ text: labels.report, onSelect: onReport }] : []),
    ...(onBlock ? [{ text: labels.block, tone: 'danger' as const, onSelect: onBlock }] : []),
    ...(onUnblock ? [{ text: labels.unblock, onSelect: onUnblock }] : []),
  ];
  return (
    <Place className={className} style={style}>
      <IconButton
        ref={buttonRef}
        label={labels.actions(name)}
        busy={isSlow}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={ActionMenu.ahead}
        onFocus={ActionMenu.ahead}
        onKeyDown={handleKey}
        {...elementProps}
        onClick={open}
      >
        <EllipsisVertical />
      </IconButton>
      {isOpen && (
        <ActionMenu
          label={labels.actions(name)}
          actions={actions}
          align="end"
          trigger={<MenuAnchor aria-hidden tabIndex={-1} />}
          onSlow={setSlow}
          onClose={() => setOpen(false)}
          returnTo={[own]}
        />
      )}
      {isAsked && onDelete && (
        <DeleteDialog
          {...{ name, labels, onDelete, fallbackFocus }}
          onSlow={setSlow}
          onClose={() => setAsked(false)}
        />
      )}
    </Place>
  );
});

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;
