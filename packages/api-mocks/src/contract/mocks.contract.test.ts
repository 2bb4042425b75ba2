import { headerCarrier, startNodeMocks } from '../node';
import { lastCode } from '../world/codes';
import { closeRequest } from '../world/premium';
import { Client } from './Client';
import { contractSuite } from './contractSuite';
import { fetchTransport } from './fetchTransport';

contractSuite('mocks', () => {
  const mocks = startNodeMocks({ carrier: headerCarrier(), clock: () => new Date() });
  return Promise.resolve({
    visitor: () => new Client(fetchTransport()),
    readCode: (email: string) => Promise.resolve(lastCode(mocks.world, email) ?? 'none'),
    closePremiumRequest: (id, decision) =>
      Promise.resolve(closeRequest(mocks.world, id, decision === 'approve' ? 'approved' : 'refused')),
    close: () => Promise.resolve(mocks.close()),
  });
});
