import { events, type EventDefinition, type EventName, type PayloadOf } from '@iskra/api-contract';

type Handler = (payload: never) => void;

/** Hands parsed events to their listeners; a payload that does not fit is logged and dropped. */
export class EventBus {
  private readonly handlers = new Map<EventName, Set<Handler>>();

  on<Name extends EventName>(name: Name, handle: (payload: PayloadOf<Name>) => void): () => void {
    const set = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, set.add(handle));
    return () => void set.delete(handle);
  }

  /** `wireName` may carry a namespace of Laravel's (D-09). */
  receive(wireName: string, data: unknown): void {
    const name = nameOf(wireName);
    if (!name) return;
    const parsed = events[name].payload.safeParse(data);
    if (!parsed.success)
      return console.error(`The event ${wireName} does not fit the contract`, parsed.error.issues);
    for (const handle of this.handlers.get(name) ?? []) handle(parsed.data as never);
  }
}

function nameOf(wireName: string): EventName | undefined {
  const bare = withoutNamespace(wireName);
  return (Object.keys(events) as EventName[]).find((name) => {
    const { name: own, alias }: EventDefinition = events[name];
    return withoutNamespace(own) === bare || alias === bare;
  });
}

/** `App\Events\sendMessage` and `.sendMessage` are `sendMessage`. */
const withoutNamespace = (name: string) => name.replace(/^.*[\\.]/, '');
