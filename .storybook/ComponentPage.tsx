import {
  ArgTypes,
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from './guide';
import { behaviourOf, introductionOf } from './guideToMarkdown';

/** The docs page of every component; its words come from `parameters.guide`. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const hasProps = Boolean(preparedMeta.component);
  return (
    <>
      <Title />
      {guide ? <Markdown>{introductionOf(guide)}</Markdown> : null}
      <Heading>Playground</Heading>
      <Primary />
      {hasProps ? <Controls /> : null}
      {hasProps && guide ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : null}
      {guide ? <Markdown>{behaviourOf(guide)}</Markdown> : null}
      <Stories includePrimary={false} title="Stories" />
    </>
  );
}
