/** Which member each socket belongs to, known from authorisations. */
export class SocketOwners {
  private readonly members = new Map<string, number>();

  claim(socketId: string, memberId: number): void {
    this.members.set(socketId, memberId);
  }

  of(socketId: string): number | undefined {
    return this.members.get(socketId);
  }

  forget(socketId: string): void {
    this.members.delete(socketId);
  }
}
