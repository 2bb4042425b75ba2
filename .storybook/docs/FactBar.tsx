import { Unstyled } from '@storybook/addon-docs/blocks';
import type { KitPageFact } from '../kit/KitFact';
import { Chip, Link, Stack, Text } from '../../packages/ui/src/exports';
import { DesignFiles } from './DesignFiles';
import type { PageWords } from './pageWords';

interface FactBarProps {
  readonly fact: KitPageFact;
  readonly words: PageWords;
}

/** What one asks before taking a component: is it ready, since when is it there, what does it weigh, where is it written, how to draw with it. */
export function FactBar({ fact, words }: FactBarProps) {
  const { name, status, since, weight, entry, file, source, tokens } = fact;
  return (
    <Unstyled>
      <Stack gap={4} wrap direction="row" align="center">
        <Chip size="sm">{`${words.status}: ${words[status]}`}</Chip>
        <Chip size="sm">{`${words.since}: ${since === 'next' ? words.next : since}`}</Chip>
        {weight !== null && <Chip size="sm">{`${words.weight}: ${words.kB(weight.toFixed(1))}`}</Chip>}
        <code>{entry}</code>
        <Text variant="small" tone="muted">
          {words.source}: {source === null ? <code>{file}</code> : <Link href={source}>{file}</Link>}
        </Text>
      </Stack>
      <DesignFiles {...{ name, tokens, words }} />
    </Unstyled>
  );
}
