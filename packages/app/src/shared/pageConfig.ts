import type { PageAhead } from '@iskra/api-contract/ahead';

/** What the server writes into the page. */
export interface PageConfig {
  readonly realtime?: unknown;
  /** What the page's own styles carry, so that the browser lets them in. */
  readonly nonce?: string;
  /** The server knows who is signed in. */
  readonly isMember?: boolean;
  /** What the page of this member asks for first. */
  readonly ahead?: PageAhead;
}

/** What came with the page; nothing without a server. */
export function pageConfig(): PageConfig {
  const text = document.getElementById('iskra-config')?.textContent;
  return text ? (JSON.parse(text) as PageConfig) : {};
}
