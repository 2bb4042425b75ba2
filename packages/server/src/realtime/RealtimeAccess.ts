import { limits, type RealtimeConfig } from '@iskra/api-contract';
import { sessionTag } from './sessionTag';
import { Signatures } from './signatures';
import { writeOwner } from './SocketOwner';

interface Member {
  readonly userId: number;
  readonly sessionId: string;
  /** In ms, before the channels are looked up: what ends meanwhile ends the signature too (D-09). */
  readonly signedAt: number;
}

/** What a page needs to reach the broadcaster: its address, its key, and signatures. */
export class RealtimeAccess {
  private readonly signatures: Signatures;

  /** @param isOwn whether the broadcaster is this server's; only then the signature names the socket's owner */
  constructor(
    readonly config: RealtimeConfig,
    secret: string,
    private readonly isOwn: boolean,
  ) {
    this.signatures = new Signatures(config.key, secret);
  }

  /** The signature with which a socket subscribes to a channel. */
  authorize(socketId: string, channel: string, member: Member): { auth: string; channel_data?: string } {
    if (!this.isOwn) return { auth: this.signatures.channel(socketId, channel) };
    const data = ownerData(member);
    return { auth: this.signatures.channel(socketId, channel, data), channel_data: data };
  }

  /** The signature that signs a socket in as a member's. */
  signIn(socketId: string, member: Member): { auth: string; user_data: string } {
    const data = ownerData(member);
    return { auth: this.signatures.user(socketId, data), user_data: data };
  }
}

/** An empty host and port 0 mean the page's own. */
export function ownBroadcaster(key: string, isSecure: boolean): RealtimeConfig {
  return { key, cluster: limits.realtime.cluster, host: '', port: 0, securePort: 0, tls: isSecure };
}

function ownerData({ userId, sessionId, signedAt }: Member): string {
  return writeOwner({ userId, sessionTag: sessionTag(sessionId), signedAt });
}
