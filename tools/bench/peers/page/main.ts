import type { Contender } from '../../Contender';
import { startBench } from '../../page/startBench';

await startBench({
  ...import.meta.glob<{ contender: Contender }>('../../contenders/*.{kit,floor}.{ts,tsx}'),
  ...import.meta.glob<{ contender: Contender }>('../contenders/*.{ts,tsx}'),
});
