import { Button, space } from '@iskra/ui';
import { UsersRound } from '@iskra/ui/icons';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Link, useLayout } from '../../../shared/layout';
import { likesMessages as messages } from '../messages';

/** The way to matches on a phone, whose bottom menu has no place for them [MAT-01, SHL-04]. */
export function MatchesLink() {
  const t = useText();
  if (useLayout() !== 'mobile') return null;
  return (
    <Place>
      <Button asChild size="sm" variant="soft" iconStart={<UsersRound size={18} />}>
        <Link to="/matched">{t(messages.toMatches)}</Link>
      </Button>
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${space(4)};
`;
