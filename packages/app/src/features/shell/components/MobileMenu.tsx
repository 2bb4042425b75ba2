import { IconButton } from '@iskra/ui';
import { Menu } from '@iskra/ui/icons';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { partOver, whileOpen } from '../../../shared/layout';
import { shellMessages } from '../messages';

const MenuSheet = partOver(async () => (await import('./MenuSheet')).MenuSheet, whileOpen);

/** The burger in a phone's header; what it opens loads then [SHL-01, SHL-02]. */
export function MobileMenu() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t(shellMessages.menu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} />
      </IconButton>
      <MenuSheet isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
