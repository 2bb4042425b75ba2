import { currentMocks } from '@iskra/api-mocks/storybook';

/** The network is gone, or back. */
export function setOffline(isOffline: boolean): void {
  currentMocks().world.network.isOffline = isOffline;
  if (!isOffline) window.dispatchEvent(new Event('online'));
}
