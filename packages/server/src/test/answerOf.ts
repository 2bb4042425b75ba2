import type { TestClient } from './TestClient';

/** Status and body of an answer, also of a refusal: what worlds are compared by. */
export async function answerOf(client: TestClient, call: Parameters<TestClient['try']>[0], input: object) {
  const { statusCode, body } = await client.try(call, input as never);
  return [statusCode, JSON.parse(body)] as unknown;
}
