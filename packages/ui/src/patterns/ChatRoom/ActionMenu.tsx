import { useRef, type ReactElement, type RefObject } from 'react';
import { Menu } from '../../components/Menu';
import { ChoiceRow } from './ChoiceRow';
import type { MessageChoices, MessageMenuEntry } from './MessageSlots';
import { giveFocusBack } from '../../hooks/giveFocusBack';

/** One line of a menu. */
export type Action = MessageMenuEntry;

interface ActionMenuProps {
  /** Names the menu. */
  label: string;
  actions: readonly Action[];
  /** A row above them. */
  choices?: MessageChoices | undefined;
  /** What it hangs on. */
  trigger: ReactElement;
  align: 'start' | 'end';
  onClose: () => void;
  /** Where the focus goes on closing, the first that is still there. */
  returnTo: readonly RefObject<Element | null>[];
}

/** A menu that is open when it appears, with its first line focused; loaded when the first one is wanted. */
export function ActionMenu({ label, actions, choices, trigger, align, onClose, returnTo }: ActionMenuProps) {
  const later = useRef<() => void>(undefined);
  return (
    <Menu.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content
        align={align}
        aria-label={label}
        aria-labelledby={undefined}
        onFocus={({ target, currentTarget }) => {
          // Radix decides between keys and pointer by events it saw, and it was not mounted yet.
          if (target === currentTarget)
            currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (later.current) event.preventDefault();
          if (later.current) later.current();
          else if (giveFocusBack(...returnTo.map(({ current }) => current))) event.preventDefault();
        }}
      >
        {choices && <ChoiceRow choices={choices} />}
        {actions.map(({ text, icon, tone, onSelect, movesFocus = false }) => (
          <Menu.Item
            key={text}
            icon={icon}
            tone={tone}
            onSelect={movesFocus ? () => (later.current = onSelect) : onSelect}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
