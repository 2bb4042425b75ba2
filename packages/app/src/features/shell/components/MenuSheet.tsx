import { Banner, Button, Stack, Text, color, focusRing, radius, space, typeStyle } from '@iskra/ui';
import { LogOut, Pencil, Settings, UsersRound } from '@iskra/ui/icons';
import { Sheet } from '@iskra/ui/Sheet';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Link, type OpenProps } from '../../../shared/layout';
import { useLogout } from '../../auth';
import { LegalLinks } from '../../info';
import { shellMessages as messages } from '../messages';

/** What the bottom menu has no room for: matches, settings, rules and help, the way out [SHL-02, MAT-01]. */
export function MenuSheet({ isOpen, onOpenChange }: OpenProps) {
  const t = useText();
  const { logout, hasFailed } = useLogout();

  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title={t(messages.menu)}>
      <Stack gap={5}>
        <div>
          <Row to="/matched" onClick={() => onOpenChange(false)}>
            <UsersRound size={20} />
            {t(messages.matches)}
          </Row>
          <Row to="/profile/settings" onClick={() => onOpenChange(false)}>
            <Settings size={20} />
            {t(messages.settings)}
          </Row>
          <Row to="/profile/edit" onClick={() => onOpenChange(false)}>
            <Pencil size={20} />
            {t(messages.editProfile)}
          </Row>
        </div>
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
}

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
