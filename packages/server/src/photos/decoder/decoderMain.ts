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

async function decode({ file, crop }: Decoding): Promise<Decoded> {
  // Our own drawings are none of the kinds that members may send.
  const problem = crop === 'drawn-face' ? null : await pictureProblem(file);
  if (problem) return { problem };
  return makeSizes(file, crop).then(
    (sizes) => ({ sizes }),
    () => ({ problem: 'photoType' }),
  );
}
