import sharp from 'sharp';
import type { Decoded, Decoding } from './Decoding';
import { makeSizes } from './makeSizes';
import { pictureProblem } from './pictureProblem';

// A process of its own: hostile pictures take its memory, not the server's, and its exit frees all of it.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (asked: Decoding) => {
  void decode(asked).then((decoded) => process.send?.(decoded));
});
process.on('disconnect', () => process.exit());

async function decode({ file }: Decoding): Promise<Decoded> {
  const problem = await pictureProblem(file);
  if (problem) return { problem };
  return makeSizes(file).then(
    (sizes) => ({ sizes }),
    () => ({ problem: 'photoType' }),
  );
}
