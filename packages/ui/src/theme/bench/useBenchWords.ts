import { useIskra } from '../IskraContext';
import { benchWords, type BenchWords } from './benchWords';

/** The bench's texts in the language of the toolbar. */
export const useBenchWords = (): BenchWords => benchWords[useIskra().locale === 'ru' ? 'ru' : 'en'];
