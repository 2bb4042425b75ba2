import type { Reader } from './Reader';
import type { Look, Screen } from './Screen';

/** Goes through screens and all that opens on them; answers what is wrong where, by what `lookAt` finds. */
export async function walkScreens(
  reader: Reader,
  screens: readonly Screen[],
  lookAt: (reader: Reader) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, opens } of screens) {
    const look: Look = async (name) => {
      await menuIsThere(reader);
      for (const fault of await lookAt(reader)) faults.push(`${path}, ${name}: ${fault}`);
    };
    try {
      await reader.open(path);
      await look('as it opens');
      await opens?.(reader, look);
    } catch (error) {
      faults.push(`${path}: ${String(error)}`);
    }
  }
  return faults;
}

/** Its code may still be on its way when what was pressed has come to rest, and Escape would be too early. */
async function menuIsThere({ page, settle }: Reader): Promise<void> {
  if ((await page.locator('[aria-haspopup=menu][aria-expanded=true]').count()) === 0) return;
  await page.getByRole('menu').waitFor();
  await settle();
}
