import { Spinner } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../i18n';
import { layoutMessages } from './messages';

/** Stands in for a screen whose code is on its way. */
export function ScreenLoading() {
  const t = useText();
  return (
    <Centre>
      <Spinner label={t(layoutMessages.loading)} size={32} />
    </Centre>
  );
}

export const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60dvh;
  padding: var(--iskra-space-6);
`;
