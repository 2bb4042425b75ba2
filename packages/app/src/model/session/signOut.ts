import { logout, logoutAtRoot } from '@iskra/api-contract';
import { ApiError, type Api } from '../../shared/api';

/** Ends the session on the back end; one that has only the other path of spec point 7 is asked there [SET-09]. */
export async function signOut(api: Api): Promise<void> {
  try {
    await api.send(logout, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await api.send(logoutAtRoot, {});
  }
}
