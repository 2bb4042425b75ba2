import { createToaster, type ToasterStore } from './createToaster';

const toasters = new Map<string, ToasterStore>();

/** The store behind the `<Toaster>` of an id, made when first asked for. */
export function toasterOf(id = ''): ToasterStore {
  const known = toasters.get(id);
  if (known) return known;
  const created = createToaster();
  toasters.set(id, created);
  return created;
}

/** All that were asked for so far. */
export const allToasters = (): readonly ToasterStore[] => [...toasters.values()];
