/** What decides whether a member may see it. */
export interface SampleFacts {
  readonly isPremium: boolean;
  readonly hasPhoto: boolean;
}

/** Premium members, and whoever shows themselves. */
export function maySeeSample({ isPremium, hasPhoto }: SampleFacts): boolean {
  return isPremium || hasPhoto;
}
