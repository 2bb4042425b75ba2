import { useCallback, type RefObject } from 'react';
import { ArrowLeft, ArrowRight, ArrowUp, Eye, Star, Trash2 } from '../../icons/icons';
import { Menu } from '../../components/Menu/Menu';
import { MenuAnchor } from '../../components/Menu/MenuAnchor';
import { giveFocusBack } from '../../hooks/giveFocusBack';
import { useIskra } from '../../theme/IskraContext';
import type { PhotoGridLabels } from './photoGrid.labels';

export interface SlotMenuProps {
  /** What opened it. */
  button: RefObject<HTMLButtonElement | null>;
  /** The first item takes the focus. */
  isByKeyboard: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels: PhotoGridLabels;
  /** Place among the photos, from 0. */
  place: number;
  of: number;
  onOpen?: (() => void) | undefined;
  onSetMain?: (() => void) | undefined;
  onMove?: ((place: number) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** What can be done with a photo. */
export function SlotMenu(props: SlotMenuProps) {
  const { button, isByKeyboard, onOpenChange, labels, place, of, onOpen, onSetMain, onMove, onRemove } =
    props;
  const ahead = useIskra().dir === 'ltr' ? 1 : -1;
  // Opened before the menu was there to see the key.
  const focusFirst = useCallback(
    (content: HTMLDivElement | null) => {
      if (content && isByKeyboard)
        setTimeout(() => content.querySelector<HTMLElement>('[role=menuitem]')?.focus());
    },
    [isByKeyboard],
  );
  const leads = (to: number) => to >= 0 && to < of;
  return (
    <Menu.Root open onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>
        <MenuAnchor aria-hidden tabIndex={-1} />
      </Menu.Trigger>
      <Menu.Content
        ref={focusFirst}
        aria-labelledby={undefined}
        aria-label={labels.actions(place + 1)}
        onPointerDownOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (giveFocusBack(button.current)) event.preventDefault();
        }}
      >
        {onOpen && (
          <Menu.Item icon={<Eye />} onSelect={onOpen}>
            {labels.view}
          </Menu.Item>
        )}
        {onSetMain && (
          <Menu.Item icon={<Star />} onSelect={onSetMain}>
            {labels.setMain}
          </Menu.Item>
        )}
        {onMove && leads(place - ahead) && (
          <Menu.Item icon={<ArrowLeft />} onSelect={() => onMove(place - ahead)}>
            {labels.moveLeft}
          </Menu.Item>
        )}
        {onMove && leads(place + ahead) && (
          <Menu.Item icon={<ArrowRight />} onSelect={() => onMove(place + ahead)}>
            {labels.moveRight}
          </Menu.Item>
        )}
        {onMove && place > 0 && (
          <Menu.Item icon={<ArrowUp />} onSelect={() => onMove(0)}>
            {labels.moveFirst}
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item icon={<Trash2 />} tone="danger" onSelect={onRemove}>
            {labels.remove}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
