import { IconButton } from '@iskra/ui';
import { Menu } from '@iskra/ui/icons';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { part } from '../../../shared/layout';
import { shellMessages } from '../messages';

const MenuSheet = part(async () => (await import('./MenuSheet')).MenuSheet);

/** The burger in a phone's header; what it opens loads then [SHL-01, SHL-02]. */
export function MobileMenu() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const open = () => {
    setNeeded(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label={t(shellMessages.menu)} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Menu size={24} />
      </IconButton>
      {isNeeded && <MenuSheet isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
