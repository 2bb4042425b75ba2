import { ApiError } from '../api';

/** Code without which a deed cannot be done: where it does not come, the deed finds no network. */
export async function needed<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn('Code did not load', error);
    throw new ApiError('network', '');
  }
}
