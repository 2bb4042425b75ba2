import { calls } from '../../calls';
import { changesState, type CallDefinition } from '../..';
import { beforeAll, describe, expect, it } from 'vitest';
import { join, type Person } from '../Person';
import type { Target } from '../Target';

const all = Object.entries<CallDefinition>(calls);
const ofMembers = all.filter(([, { who }]) => who === 'member');
const changing = all.filter(([, call]) => changesState(call));

/** Who may, for every call of the contract. */
export function accessCases(the: () => Target): void {
  describe('access', () => {
    let person: Person;
    beforeAll(async () => {
      person = await join(the());
    });

    it.each(ofMembers)('%s is a 401 for a visitor [ACC-03]', async (_name, call) => {
      const { status, body } = await the().visitor().send(call, input(call));
      expect(status).toBe(401);
      expect(body.message).toMatch(/\S/);
    });

    it.each(changing)('%s is a 419 without the CSRF token [API-02]', async (_name, call) => {
      const { status, body } = await person.client.send(call, input(call), { withoutToken: true });
      expect(status).toBe(419);
      expect(body.message).toMatch(/\S/);
    });
  });
}

/** Something for each path parameter; access is decided before input is read. */
function input(call: CallDefinition): object {
  const names = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return names.length > 0 ? { params: Object.fromEntries(names.map((name) => [name, '1'])) } : {};
}
