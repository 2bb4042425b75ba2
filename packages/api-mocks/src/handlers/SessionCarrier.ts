/** Carries a session's token between page and mocks. */
export interface SessionCarrier {
  read(request: Request): string | undefined;
  write(answer: Headers, token: string): void;
}

/** One session for the page: a service worker can neither read nor set an HttpOnly cookie. */
export function pageCarrier(): SessionCarrier & { token: string | undefined } {
  return {
    token: undefined,
    read() {
      return this.token;
    },
    write(_answer, token) {
      this.token = token;
    },
  };
}

/** The header that stands for the cookie where several clients share one process. */
export const sessionHeader = 'X-Mock-Session';

/** A session for each client, in a header. */
export function headerCarrier(): SessionCarrier {
  return {
    read: (request) => request.headers.get(sessionHeader) ?? undefined,
    write: (answer, token) => answer.set(sessionHeader, token),
  };
}
