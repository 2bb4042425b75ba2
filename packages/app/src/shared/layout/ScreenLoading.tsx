import { Spinner } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../i18n';
import { layoutMessages } from './messages';
import { useDelayed } from './useDelayed';

/** What comes within that is not told of in words, ms. */
const soon = 1000;

/** Stands in for a screen whose code is on its way. */
export function ScreenLoading() {
  const t = useText();
  return (
    <Centre>
      <Spinner label={t(layoutMessages.loading)} size={32} />
      {useDelayed(true, soon) && <p aria-hidden>{t(layoutMessages.loading)}</p>}
    </Centre>
  );
}

export const Centre = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  min-block-size: 60dvh;
  padding: var(--iskra-space-6);
`;
