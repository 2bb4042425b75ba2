import type { ChildProcess } from 'node:child_process';
import { forkSibling } from '../../start/startSibling';
import type { Decoded, Decoding, PhotoSizes } from './Decoding';

/** A picture that takes longer is hostile. */
const decodeMs = 30_000;
/** The process waits for the next picture, but not for long: only its exit frees all memory. */
const idleMs = 5000;

/** The process that decodes pictures, one at a time; it starts with the first and ends soon after the last. */
export class DecoderProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** A decoder that dies or takes too long means that the picture is unreadable. */
  async decode(asked: Decoding): Promise<Decoded> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const decoded = await answerOf(child, asked);
    if (decoded === null) this.stop();
    this.idle = setTimeout(() => this.stop(), idleMs);
    this.idle.unref();
    return decoded ?? { problem: 'photoType' };
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = forkSibling(import.meta.url, 'decoderMain', {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It does not keep the server's process alive.
    child.unref();
    child.channel?.unref();
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}

/** Null when the process ended or was silent for too long. */
function answerOf(child: ChildProcess, asked: Decoding): Promise<Decoded | null> {
  return new Promise((resolve) => {
    const settle = (decoded: Decoded | null) => {
      clearTimeout(late);
      child.off('message', hear);
      child.off('exit', end);
      resolve(decoded);
    };
    const hear = (decoded: unknown) => settle(asBuffers(decoded as Decoded));
    const end = () => settle(null);
    const late = setTimeout(end, decodeMs);
    child.on('message', hear);
    child.on('exit', end);
    child.send(asked, (error) => error && end());
  });
}

/** Bytes arrive through the channel as plain arrays. */
function asBuffers(decoded: Decoded): Decoded {
  if ('problem' in decoded) return decoded;
  const entries = Object.entries(decoded.sizes).map(([size, bytes]) => [size, Buffer.from(bytes)]);
  return { sizes: Object.fromEntries(entries) as PhotoSizes };
}
