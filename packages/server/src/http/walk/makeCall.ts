import type { CallDefinition } from '@iskra/api-contract';
import type { TestClient } from '../../test/TestClient';
import { multipart, picture } from '../../test/upload';

/** Makes any call of the contract; an upload sends a small picture. */
export async function makeCall(call: CallDefinition, client: TestClient, input: object) {
  if (call.bodyAs !== 'upload') return client.try(call, input as never);
  const { payload, headers } = multipart(await picture(320, 320).jpeg().toBuffer());
  return client.send(call.method, call.path, payload, headers);
}
