import { expect, type Page } from '@playwright/test';
import type { BodyOf, CallDefinition } from '@iskra/api-contract';

/** Sends calls of the contract with the session of a page's browser. */
export async function sendFrom({ request }: Page, url: string) {
  const context = await request.get(`${url}/api/page-context`);
  const { csrf_token: token } = (await context.json()) as { csrf_token: string };
  const headers = { 'x-csrf-token': token, 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'ru' };
  return async <Of extends CallDefinition>(call: Of, data: BodyOf<Of>): Promise<void> => {
    const answer = await request.fetch(url + call.path, { method: call.method, headers, data });
    expect(answer.ok(), `${call.path}: ${await answer.text()}`).toBe(true);
  };
}
