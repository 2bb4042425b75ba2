import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { CopyName } from './CopyName';
import type { PageWords } from './pageWords';

interface TokenListProps {
  readonly tokens: readonly string[];
  readonly words: PageWords;
}

/** The tokens that a component takes, by the names of their custom properties; a press copies one. */
export function TokenList({ tokens, words }: TokenListProps) {
  return (
    <>
      <Heading>{words.tokens}</Heading>
      <Unstyled>
        {tokens.length === 0 && <p>{words.noTokens}</p>}
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' }}>
          {tokens.map((token) => (
            <li key={token}>
              <CopyName name={`--iskra-${token}`} words={words} />
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
}
