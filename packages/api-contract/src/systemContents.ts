/** What a system message may say; each language has its own words for it. */
export const systemContents = { matched: 'matched' } as const;
