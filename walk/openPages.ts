import { Browser } from './Browser';
import type { Ground } from './Ground';
import { WalkPage } from './WalkPage';

/** He has two tabs of one browser, she a page on each of two devices, the third member one page. */
export async function openPages(ground: Ground): Promise<void> {
  const his = new Browser();
  await new WalkPage(ground, 0, his).signIn();
  new WalkPage(ground, 0, his);
  for (const place of [1, 1, 2]) await new WalkPage(ground, place, new Browser()).signIn();
  await ground.settle();
}
