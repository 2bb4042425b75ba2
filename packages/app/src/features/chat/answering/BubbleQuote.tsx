import type { Quote } from '@iskra/api-contract';
import { VisuallyHidden, focusRing, radius, space } from '@iskra/ui';
import styled from 'styled-components';
import { answeringTexts as texts } from './messages';
import { QuoteText } from './QuoteText';
import type { RoomTalk } from './RoomTalk';

interface BubbleQuoteProps {
  quote: Quote;
  talk: RoomTalk;
}

/** What a message answers, above its text; pressed, it leads there. Of what is no longer to be seen it says so. */
export function BubbleQuote({ quote, talk }: BubbleQuoteProps) {
  const content = (
    <>
      <VisuallyHidden dir="auto">{talk.t(texts.inReplyTo)} </VisuallyHidden>
      <QuoteText {...{ quote, talk }} />
    </>
  );
  if (quote.content === null) return <Frame as="span">{content}</Frame>;
  return (
    <Frame type="button" tabIndex={-1} onClick={() => talk.goTo(quote.id)}>
      {content}
    </Frame>
  );
}

/* Heavier than the kit's buttons in a message, which look like words. */
const Frame = styled.button`
  && {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    margin-block-end: ${space(2)};
    padding: ${space(1)} ${space(3)};
    border: 0;
    border-inline-start: 3px solid currentColor;
    border-start-end-radius: ${radius('sm')};
    border-end-end-radius: ${radius('sm')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    ${focusRing}
  }
  &&::after {
    content: none;
  }
`;
