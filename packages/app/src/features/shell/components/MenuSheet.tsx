import { Banner, Button, Stack, Text, color, focusRing, radius, space, typeStyle } from '@iskra/ui';
import { LogOut, Settings } from '@iskra/ui/icons';
import { Sheet } from '@iskra/ui/Sheet';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { LegalLinks } from '../../info';
import { shellMessages as messages } from '../messages';

export interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the bottom menu has no room for: settings, rules and help, the way out [SHL-02]. */
export const MenuSheet = observer(function MenuSheet({ isOpen, onOpenChange }: MenuSheetProps) {
  const { session } = useStores();
  const t = useText();
  const [hasFailed, setFailed] = useState(false);

  async function logout(): Promise<void> {
    try {
      await session.logout();
    } catch (error) {
      console.warn('Logout failed', error);
      setFailed(true);
    }
  }

  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} closeOnBack={false} title={t(messages.menu)}>
      <Stack gap={5}>
        <Row to="/profile" onClick={() => onOpenChange(false)}>
          <Settings size={20} />
          {t(messages.settings)}
        </Row>
        <Text as="p" variant="small" tone="muted">
          {t(messages.popularity)}
        </Text>
        <LegalLinks withCopyright />
        {hasFailed && <Banner tone="error">{t(messages.logoutFailed)}</Banner>}
        <Button variant="secondary" fullWidth iconStart={<LogOut size={20} />} onClick={() => void logout()}>
          {t(messages.logout)}
        </Button>
      </Stack>
    </Sheet>
  );
});

const Row = styled(Link)`
  ${typeStyle('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 44px;
  border-radius: ${radius('sm')};
  color: ${color('text-primary')};
  text-decoration: none;
  ${focusRing}
`;
