import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage';
import { FoundationPage } from './FoundationPage';
import { foundations } from './foundations';

/** The docs page of a file of stories: of the foundations, or of a component. */
export function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const foundation = foundations[preparedMeta.title];
  return foundation ? <FoundationPage foundation={foundation} /> : <ComponentPage />;
}
