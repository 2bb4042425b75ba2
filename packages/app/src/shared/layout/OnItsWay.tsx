import { Spinner, color, radius, shadow, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../i18n';
import { Announcement } from './Announcement';
import { layoutMessages } from './messages';
import { OverScreen } from './OverScreen';
import { useDelayed } from './useDelayed';

/** What comes within that is not told of, ms. */
const soon = 400;

/** Says over the screen that what was asked for is on its way. */
export function OnItsWay() {
  const t = useText();
  if (!useDelayed(true, soon)) return null;
  return (
    <Place>
      <Announcement text={t(layoutMessages.loading)} atOnce />
      <Words>
        <Spinner decorative />
        {t(layoutMessages.loading)}
      </Words>
    </Place>
  );
}

/* What lies beneath can be pressed: the way back, the menu. */
const Place = styled(OverScreen)`
  pointer-events: none;
`;

const Words = styled.div`
  ${typeStyle('small')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${space(3)} ${space(5)};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text-secondary')};
  box-shadow: ${shadow('md')};
`;
