import { useRef, useState, type KeyboardEvent } from 'react';
import { EllipsisVertical } from '../../icons/icons';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { laterOver } from '../../primitives/Later/laterOver';
import { MenuPlace } from './PhotoGrid.styles';
import { loadRemovalQuestion } from './RemovalQuestion';
import type { SlotMenuProps } from './SlotMenu';

const SlotMenu = laterOver(
  async () => (await import('./SlotMenu')).SlotMenu,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface SlotMenuButtonProps extends Omit<SlotMenuProps, 'button' | 'isByKeyboard' | 'onOpenChange'> {
  /** Place among the photos, from 1. */
  at: number;
}

/** A plain button; the menu behind it weighs more than the grid and loads when the button is reached. */
export function SlotMenuButton({ at, ...elementProps }: SlotMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'keyboard' | 'pointer' | null>(null);
  const [isSlow, setSlow] = useState(false);
  const open = (by: 'keyboard' | 'pointer') => {
    setOpened(by);
    if (elementProps.onRemove) loadRemovalQuestion();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open('keyboard');
  };
  return (
    <MenuPlace data-part="menu">
      <IconButton
        ref={button}
        variant="glass"
        label={elementProps.labels.actions(at)}
        busy={isSlow}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onPointerEnter={SlotMenu.ahead}
        onFocus={SlotMenu.ahead}
        onKeyDown={handleKey}
        // A press by key counts no clicks.
        onClick={({ detail }) => (opened ? setOpened(null) : open(detail === 0 ? 'keyboard' : 'pointer'))}
      >
        <EllipsisVertical />
      </IconButton>
      {opened && (
        <SlotMenu
          {...elementProps}
          button={button}
          onSlow={setSlow}
          isByKeyboard={opened === 'keyboard'}
          onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        />
      )}
    </MenuPlace>
  );
}
