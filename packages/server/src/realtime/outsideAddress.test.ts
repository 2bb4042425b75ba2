import { expect, it } from 'vitest';
import { outsideAddress } from './OutsidePublisher';

const pusher = { appId: 'a', key: 'k', secret: 's', cluster: 'mt1', isSecure: true };

it.each([
  ['a host of one’s own', { host: 'live.iskra.test' }, ['live.iskra.test', 443, 8443]],
  ['a host and a port', { host: 'live.iskra.test', port: 6001 }, ['live.iskra.test', 6001, 6001]],
  ['Pusher’s own service', {}, ['ws-mt1.pusher.com', 80, 443]],
])('pages find %s at the ports of the specification or the configured one [RT-02]', (_, given, expected) => {
  const { host, port, securePort, tls } = outsideAddress({ ...pusher, ...given });
  expect([host, port, securePort, tls]).toEqual([...expected, true]);
});
