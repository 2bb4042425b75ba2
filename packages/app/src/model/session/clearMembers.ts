import type { KeyValueStorage } from '../../shared/storage';

/** How this device shows the interface, whoever is signed in. */
const ofDevice = ['locale', 'theme', 'hidesTexts'];

/** Takes a member's things off the device: filters, passes, drafts, counts. */
export function clearMembers(storage: KeyValueStorage): void {
  const kept = ofDevice.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}
