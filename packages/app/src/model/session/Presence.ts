import { setOnlineStatus } from '@iskra/api-contract';
import type { Api } from '../../shared/api';

/** Says whether this page is looked at; the request outlives a closing page. */
export class Presence {
  constructor(private readonly api: Api) {}

  tell(isOnline: boolean): void {
    this.api
      .send(setOnlineStatus, { body: { online: isOnline } }, { keepalive: true })
      .catch((error: unknown) => {
        console.warn('The online status was not told', error);
      });
  }
}
