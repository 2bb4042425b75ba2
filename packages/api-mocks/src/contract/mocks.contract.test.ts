import type { EventName, PayloadOf } from '@iskra/api-contract';
import { Client, contractSuite } from '@iskra/api-contract/suite';
import { headerCarrier, startNodeMocks } from '../node';
import { acceptAppeal, refuseAppeal } from '../world/appeals';
import { addMember } from '../world/addMember';
import { lastCode } from '../world/codes';
import { emailLink } from '../world/formerEmail';
import type { LiveEvent } from '../world/LiveEvent';
import { closeRequest } from '../world/premium';
import { closeReport, newestOpenOf } from '../world/ownReports';
import { restoreMember, suspendMember } from '../world/suspension';
import { fetchTransport } from './fetchTransport';

contractSuite('mocks', () => {
  const mocks = startNodeMocks({ carrier: headerCarrier(), clock: () => new Date() });
  const told: LiveEvent[] = [];
  mocks.world.onEvent((event) => void told.push(event));
  return Promise.resolve({
    visitor: () => new Client(fetchTransport()),
    readCode: (email: string) => Promise.resolve(lastCode(mocks.world, email) ?? 'none'),
    readEmailLink: (email) => Promise.resolve(emailLink(mocks.world, email)),
    closePremiumRequest: (id, decision) =>
      Promise.resolve(closeRequest(mocks.world, id, decision === 'approve' ? 'approved' : 'refused')),
    closeReportOf: (reporterId, outcome) =>
      Promise.resolve(closeReport(mocks.world, newestOpenOf(mocks.world, reporterId), outcome)),
    suspend: (userId, reason) =>
      Promise.resolve(
        reason === null ? restoreMember(mocks.world, userId) : suspendMember(mocks.world, userId, reason),
      ),
    closeAppealOf: (userId, decision, answer) =>
      Promise.resolve(
        decision === 'accept'
          ? acceptAppeal(mocks.world, userId)
          : refuseAppeal(mocks.world, userId, answer ?? null),
      ),
    populate: (city, count) => {
      for (let made = 0; made < count; made += 1) addMember(mocks.world, { city, gender: 'female' });
      return Promise.resolve();
    },
    tellLikes: () => Promise.resolve(mocks.world.hurry()),
    told: <Name extends EventName>(name: Name, to: number, readerId?: number) =>
      told
        .filter((event) => event.name === name && event.to === to)
        .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === readerId)
        .map(({ payload }) => payload as PayloadOf<Name>),
    openSocket: () => {
      let code: number | null = null;
      const close = (given = 1005) => void (code = given);
      const socket = mocks.openSocket({ send: () => undefined, close });
      return {
        id: socket.id,
        send: (event, data) => socket.receive(JSON.stringify({ event, data })),
        closedWith: () => code,
      };
    },
    close: () => Promise.resolve(mocks.close()),
  });
});
