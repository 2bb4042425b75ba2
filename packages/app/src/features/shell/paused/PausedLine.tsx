import { Banner, Button, useAnnounce } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ServerSwitch } from '../../../model/session/ServerSwitch';
import { findHeading, focusHeading, isFocusLost } from '../../../shared/focus/heading';
import { useText } from '../../../shared/i18n';
import { pausedMessages as messages } from './messages';

/** Says on every page that new people do not see the member, and ends that by one press (decision 0029). */
export const PausedLine = observer(function PausedLine({ pause }: { pause: ServerSwitch }) {
  const t = useText();
  const say = useAnnounce();
  const { isFailed, isLoading } = pause.switching;

  const isPressed = useRef(false);

  async function end(): Promise<void> {
    isPressed.current = true;
    if (await pause.set(false)) say(t(messages.ended));
  }

  // The button that has the focus goes with the line.
  useEffect(
    () => () => {
      const heading = findHeading();
      if (heading && isPressed.current && isFocusLost()) focusHeading(heading);
    },
    [],
  );

  const button = (
    <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void end()}>
      {t(messages.end)}
    </Button>
  );
  return (
    <Banner tone={isFailed ? 'error' : 'info'} action={button}>
      {t(isFailed ? messages.failed : messages.paused)}
    </Banner>
  );
});
