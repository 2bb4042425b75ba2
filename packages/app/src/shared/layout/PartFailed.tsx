import { Banner, Button, space, z } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../i18n';
import type { FailedProps } from './deferred';
import { layoutMessages } from './messages';
import { useRetry } from './useRetry';

/** Says that a part of the screen did not load, over the screen, until it does. */
export function PartFailed({ again }: Partial<FailedProps>) {
  const t = useText();
  const { isBusy, isLost, retry } = useRetry(again);
  const action = (
    <Button size="sm" variant="secondary" busy={isBusy} onClick={retry}>
      {t(layoutMessages.retry)}
    </Button>
  );
  return (
    <Place>
      <Banner tone="error" action={action}>
        {t(isLost ? layoutMessages.lost : layoutMessages.failedText)}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: ${space(4)} ${space(4)} auto;
  z-index: ${z('modal')};
  max-inline-size: 560px;
  margin-inline: auto;
`;
