import { Unstyled } from '@storybook/addon-docs/blocks';
import { DesignFiles } from './DesignFiles';
import { foundations } from './foundations';
import { pageWords } from './pageWords';
import { useToolbar } from './useToolbar';

const all = Object.values(foundations).flatMap(({ tokens }) => tokens);

/** The whole kit's tokens for drawing programs, on a written page. */
export function KitDesignFiles() {
  return (
    <Unstyled>
      <DesignFiles name="iskra" tokens={all} words={pageWords[useToolbar().locale]} />
    </Unstyled>
  );
}
