import { Member, type Address } from './Member';

/** A man and a woman who talk. */
export interface Pair {
  readonly man: Member;
  readonly woman: Member;
  readonly dialogId: number;
}

/** Two new members whose dialogue both have in their lists. */
export async function meet(address: Address): Promise<Pair> {
  const man = await Member.register(address, 'male', 'Илья');
  const woman = await Member.register(address, 'female', 'Ольга');
  const dialogId = await man.begin(woman);
  await man.send(dialogId, woman, 'первое');
  return { man, woman, dialogId };
}

/** Several, one after another: registering is slow on purpose. */
export async function meetMany(address: Address, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) pairs.push(await meet(address));
  return pairs;
}
