import { fillPath, type CallDefinition } from '@iskra/api-contract';
import type { AnswerStorage } from '../storage/answerStorage';
import type { Clock } from '../store';
import { ApiError } from './ApiError';
import type { Api } from './createApi';

interface KeptAnswersDependencies {
  readonly api: Api;
  readonly answers: AnswerStorage;
  /** The calls whose answers are kept. */
  readonly calls: readonly CallDefinition[];
  readonly memberId: () => number | undefined;
  readonly clock: Pick<Clock, 'now'>;
}

/** What tells one question of a call from another. */
interface Asked {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
}

/** The calls of one member's page: what was answered last stands in where no answer comes. */
export class KeptAnswers implements Api {
  readonly upload: Api['upload'];
  /** What this page was answered: it knows that, and what was told since, better than the device. */
  private readonly answered = new Set<string>();
  private isOver = false;

  constructor(private readonly from: KeptAnswersDependencies) {
    this.upload = from.api.upload;
  }

  readonly send: Api['send'] = async (call, input, options) => {
    if (!this.from.calls.includes(call)) return this.from.api.send(call, input, options);
    const key = this.keyOf(call, input as Asked);
    try {
      const answer = await this.from.api.send(call, input, options);
      void this.keep(key, answer);
      return answer;
    } catch (error) {
      const kept = isOutOfReach(error) && !this.answered.has(key) ? await this.read(key) : undefined;
      if (kept === undefined) throw error;
      return kept.answer as Awaited<ReturnType<typeof this.from.api.send<typeof call>>>;
    }
  };

  /** From now on answers are kept, of this member alone; the returned function takes them all off the device. */
  follow(): () => void {
    this.isOver = false;
    void this.keepOnly(this.from.memberId() ?? null);
    return () => {
      this.isOver = true;
      void this.keepOnly(null);
    };
  }

  private keyOf(call: CallDefinition, { params, query = {} }: Asked): string {
    return `${this.from.memberId()} ${call.method} ${fillPath(call.path, params)} ${JSON.stringify(query)}`;
  }

  private async keep(key: string, answer: unknown): Promise<void> {
    this.answered.add(key);
    const memberId = this.from.memberId();
    if (this.isOver || memberId === undefined) return;
    const at = this.from.clock.now().getTime();
    await this.from.answers.put(key, { memberId, answer, at }).catch(warn);
  }

  private read(key: string) {
    return this.from.answers.get(key).catch(warn);
  }

  private keepOnly(memberId: number | null): Promise<unknown> {
    return this.from.answers.keepOnly(memberId).catch(warn);
  }
}

const isOutOfReach = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** A full or forbidden storage costs the time without a network, not the page. */
function warn(error: unknown): undefined {
  console.warn('The device keeps no answers', error);
}
