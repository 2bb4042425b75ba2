import { Banner, Button, IconButton, shadow, space } from '@iskra/ui';
import { X } from '@iskra/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../i18n';
import type { FailedProps } from './deferred';
import { layoutMessages } from './messages';
import { OverScreen } from './OverScreen';
import { useRetry } from './useRetry';

export interface PartFailedProps extends Partial<FailedProps> {
  /** The member goes without it. */
  onClose?: () => void;
}

/** Says that a part of the screen did not load, over the screen, until it does or the member has read it. */
export function PartFailed({ again, onClose }: PartFailedProps) {
  const t = useText();
  const { isBusy, isLost, retry } = useRetry(again);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;

  function close(): void {
    setClosed(true);
    onClose?.();
  }

  const actions = (
    <Actions>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={retry}>
        {t(layoutMessages.retry)}
      </Button>
      <IconButton label={t(layoutMessages.close)} onClick={close}>
        <X size={20} />
      </IconButton>
    </Actions>
  );
  return (
    <OverScreen>
      <Notice tone="error" action={actions}>
        {t(isLost ? layoutMessages.lost : layoutMessages.failedText)}
      </Notice>
    </OverScreen>
  );
}

const Notice = styled(Banner)`
  box-shadow: ${shadow('md')};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-inline-start: auto;
`;
