import type { Contender } from '../../Contender';
import { startBench } from '../../page/startBench';
import { kitStyles } from '../../renderKit';

type Load = () => Promise<{ contender: Contender }>;

/** As the kit's README says, and for the kit alone: other pages would carry its sheet for nothing. */
const withSheet =
  (load: Load): Load =>
  async () => {
    await import('@iskra/ui/styles');
    kitStyles.styles = 'imported';
    return load();
  };

const kit = import.meta.glob<{ contender: Contender }>('../../contenders/*.kit.{ts,tsx}');

await startBench({
  ...Object.fromEntries(Object.entries(kit).map(([file, load]) => [file, withSheet(load)])),
  ...import.meta.glob<{ contender: Contender }>('../../contenders/*.floor.{ts,tsx}'),
  ...import.meta.glob<{ contender: Contender }>('../contenders/*.{ts,tsx}'),
});
