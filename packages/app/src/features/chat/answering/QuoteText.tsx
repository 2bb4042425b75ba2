import type { Quote } from '@iskra/api-contract';
import { typeStyle } from '@iskra/ui';
import styled from 'styled-components';
import { answeringTexts as texts } from './messages';
import type { RoomTalk } from './RoomTalk';

interface QuoteTextProps {
  quote: Quote;
  talk: RoomTalk;
}

/** Who is quoted, in one line, and their words in two at the most. */
export function QuoteText({ quote, talk }: QuoteTextProps) {
  return (
    <>
      {quote.content !== null && <Name dir="auto">{authorOf(quote, talk)}</Name>}
      <Words dir="auto">{quote.content ?? talk.t(texts.gone)}</Words>
    </>
  );
}

/** Who wrote what is quoted; the other's name says whether their account is deleted. */
export function authorOf({ sender_id: senderId }: Quote, { selfId, otherName, t }: RoomTalk): string {
  return senderId === selfId ? t(texts.you) : otherName;
}

const Name = styled.b`
  display: block;
  overflow: hidden;
  ${typeStyle('small')}
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  ${typeStyle('small')}
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
