import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Heard, Order } from './listen';

/** Open sockets in a process of their own, so that receiving takes nothing from who sends. */
export class Listeners {
  private constructor(private readonly child: ChildProcess) {}

  /** Resolves when all are subscribed. */
  static async open(order: Order): Promise<Listeners> {
    const child = fork(path.join(import.meta.dirname, 'listen.ts'), { execArgv: ['--import', 'tsx'] });
    child.send(order);
    await once(child, 'message');
    return new Listeners(child);
  }

  /** What all sockets have heard since the last question, once there are that many. */
  async heard(count: number): Promise<Heard> {
    this.child.send({ count });
    const [heard] = (await once(this.child, 'message')) as [Heard];
    return heard;
  }

  close(): void {
    this.child.kill();
  }
}
