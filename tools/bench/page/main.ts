import type { Contender } from '../Contender';
import { startBench } from './startBench';

await startBench(import.meta.glob<{ contender: Contender }>('../contenders/*.{ts,tsx}'));
