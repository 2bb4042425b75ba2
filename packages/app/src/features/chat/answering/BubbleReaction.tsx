import { space } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import { reactionTexts, answeringTexts as texts } from './messages';
import { reactionDrawings } from './reactionDrawings';
import type { RoomTalk } from './RoomTalk';

interface BubbleReactionProps {
  message: ChatMessage;
  talk: RoomTalk;
}

/** What its recipient says about a message, under the text; spoken with their name. */
export const BubbleReaction = observer(function BubbleReaction({ message, talk }: BubbleReactionProps) {
  const { reactions, selfId, otherName, t } = talk;
  const code = reactions.of(message);
  if (code === null) return null;
  const who = message.senderId === selfId ? otherName : t(texts.you);
  return (
    <Sign role="img" aria-label={`${who}: ${t(reactionTexts[code]).toLowerCase()}`}>
      {reactionDrawings[code]}
    </Sign>
  );
});

const Sign = styled.span`
  display: block;
  inline-size: fit-content;
  margin-block-start: ${space(1)};
  font-size: 1.25rem;
  line-height: 1.25;
`;
