import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What passes between the two ends of one connection. */
type Flow = 'pass' | 'swallow' | 'cut-answers';

/** A TCP proxy on the way to a port: cuts, swallows and holds back what passes. */
export class Tap {
  /** Connections that were opened through it. */
  opened = 0;
  private flow: Flow = 'pass';
  private readonly pairs = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly to: number,
    private readonly listener: Server,
    /** May hold back an answer: told each chunk to the port, it answers whether answers on that connection stop. */
    private readonly holdsAfter: (chunk: Buffer) => boolean,
  ) {}

  static async start(to: number, holdsAfter: (chunk: Buffer) => boolean = () => false): Promise<Tap> {
    const listener = createServer();
    const tap = new Tap(to, listener, holdsAfter);
    listener.on('connection', (near) => tap.join(near));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return tap;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  pass(): void {
    this.flow = 'pass';
  }

  /** From now on bytes vanish in both directions, and neither end is closed. */
  swallow(): void {
    this.flow = 'swallow';
  }

  /** From now on a connection is cut as soon as an answer would pass. */
  cutAnswers(): void {
    this.flow = 'cut-answers';
  }

  /** Ends all open connections at once. */
  cut(): void {
    for (const [near, far] of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  close(): void {
    this.listener.close();
    this.cut();
  }

  private join(near: Socket): void {
    const far = connect(this.to, '127.0.0.1');
    const pair = [near, far] as const;
    let isHeld = false;
    this.opened += 1;
    this.pairs.add(pair);
    near.on('data', (chunk) => {
      if (this.holdsAfter(chunk)) isHeld = true;
      if (this.flow !== 'swallow') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (this.flow === 'cut-answers') near.resetAndDestroy();
      else if (this.flow === 'pass' && !isHeld) near.write(chunk);
    });
    for (const [end, other] of [pair, [far, near] as const]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        this.pairs.delete(pair);
        if (this.flow !== 'swallow') other.destroy();
      });
    }
  }
}
