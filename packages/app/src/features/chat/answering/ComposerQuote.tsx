import { IconButton, color, space, useAnnounce } from '@iskra/ui';
import { X } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { answeringTexts as texts } from './messages';
import { QuoteText } from './QuoteText';
import type { RoomTalk } from './RoomTalk';

/** The message that the next one answers, above the field; Escape and its button take it away. */
export const ComposerQuote = observer(function ComposerQuote({ talk }: { talk: RoomTalk }) {
  const { rooms, dialogId, mayWrite, t } = talk;
  const quote = mayWrite ? rooms.answered.get(dialogId) : undefined;
  const bar = useRef<HTMLDivElement>(null);
  const say = useAnnounce();
  const isOpen = quote !== undefined;

  function cancel(): void {
    rooms.answered.set(dialogId, undefined);
    say(t(texts.cancelled));
    talk.focusField();
  }

  useEffect(() => {
    const form = isOpen ? bar.current?.closest('form') : null;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) cancel();
    };
    form?.addEventListener('keydown', handleKeyDown);
    return () => form?.removeEventListener('keydown', handleKeyDown);
  });

  if (!quote) return null;
  return (
    <Bar ref={bar} role="group" aria-label={t(texts.replyingTo)}>
      <div>
        <QuoteText {...{ quote, talk }} />
      </div>
      <IconButton label={t(texts.cancel)} onClick={cancel}>
        <X />
      </IconButton>
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(1)};
  > div {
    flex: 1;
    min-inline-size: 0;
    padding-inline-start: ${space(3)};
    border-inline-start: 3px solid ${color('accent-solid')};
    color: ${color('text-secondary')};
  }
`;
