import { Button } from '@iskra/ui';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import { Buttons } from './Settings.styles';

/** The way back from fields that are long in coming; takes the focus, which went with the button that asked for them [SET-02]. */
export function GiveUp({ onCancel }: { onCancel: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever went on to something else meanwhile stays there.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Late>
      <Button ref={button} variant="secondary" onClick={onCancel}>
        {t(messages.reset)}
      </Button>
    </Late>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/* Fields that come at once show no button that goes again. */
const Late = styled(Buttons)`
  animation: ${appear} 1s step-end;
`;
