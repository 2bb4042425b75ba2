import type { SessionRecord } from '../world/records';

interface Owner {
  readonly memberId: number;
  readonly sessionToken: string;
}

/** Which member and session each socket belongs to, known from authorisations. */
export class SocketOwners {
  private readonly owners = new Map<string, Owner>();

  claim(socketId: string, { memberId, token }: SessionRecord): void {
    if (memberId !== null) this.owners.set(socketId, { memberId, sessionToken: token });
  }

  /** The socket's member. */
  of(socketId: string): number | undefined {
    return this.owners.get(socketId)?.memberId;
  }

  /** Whether that session signed the socket in. */
  isOfSession(socketId: string, sessionToken: string): boolean {
    return this.owners.get(socketId)?.sessionToken === sessionToken;
  }

  forget(socketId: string): void {
    this.owners.delete(socketId);
  }
}
