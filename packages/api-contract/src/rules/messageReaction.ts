import { writingProblem, type WritingFacts } from './writing';

/** Why a reaction is refused with 403, or null: it is to what the other wrote to me, where I may write. */
export function reactionProblem(
  { recipientId }: { readonly recipientId: number | null },
  me: number,
  facts: WritingFacts,
): 'forbidden' | ReturnType<typeof writingProblem> {
  return recipientId === me ? writingProblem(facts) : 'forbidden';
}
