import {
  ArgTypes,
  Controls,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { facts } from '../kit/facts';
import type { Guide } from '../guide';
import type { KitPageFact } from '../kit/KitFact';
import { FactBar } from './FactBar';
import { guideInLanguage } from './guideInLanguage';
import { behaviourOf, introductionOf } from './guideToMarkdown';
import { pageWords } from './pageWords';
import { TokenList } from './TokenList';
import { useToolbar } from './useToolbar';

/** The docs page of every component; its words come from `parameters.guide`, its figures from the kit's source. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { locale, theme } = useToolbar();
  const words = pageWords[locale];
  const written = preparedMeta.parameters['guide'] as Guide | undefined;
  const guide = written && guideInLanguage(written, locale);
  const fact = factOf(preparedMeta.component);
  return (
    <>
      <Title />
      {fact && <FactBar {...{ fact, words }} />}
      {guide && <Markdown>{introductionOf(guide, words)}</Markdown>}
      {guide && <Heading>{words.playground}</Heading>}
      <Primary />
      {preparedMeta.component ? <Controls /> : null}
      {fact?.example && (
        <>
          <Heading>{words.code}</Heading>
          <Source code={fact.example} language="tsx" dark={theme === 'dark'} />
        </>
      )}
      {fact && guide && (
        <>
          <Heading>{words.props}</Heading>
          <ArgTypes />
        </>
      )}
      {guide && <Markdown>{behaviourOf(guide, words)}</Markdown>}
      {fact && <TokenList tokens={fact.tokens} words={words} />}
      <Stories includePrimary={false} title={words.stories} />
    </>
  );
}

/** The facts of the component that a page is about. */
function factOf(component: unknown): KitPageFact | undefined {
  const name = (component as { displayName?: string } | undefined)?.displayName;
  return facts.find((fact) => fact.name === name);
}
