import { Markdown, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Foundation } from './foundations';
import { pageWords } from './pageWords';
import { TokenList } from './TokenList';
import { useToolbar } from './useToolbar';

/** A page of the foundations: what they are for, their samples, and their names to copy. */
export function FoundationPage({ foundation }: { foundation: Foundation }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { locale } = useToolbar();
  const words = pageWords[locale];
  return (
    <>
      <Title>{preparedMeta.title.split('/').pop()}</Title>
      <Markdown>{foundation[locale]}</Markdown>
      {foundation.tokens.length > 0 && <TokenList tokens={foundation.tokens} words={words} />}
      <Stories title={words.stories} />
    </>
  );
}
