type Reports = ReadonlyMap<string, string>;

/** What the committed reports say otherwise than the sources, a fault for each report. */
export function staleReports(committed: Reports, current: Reports): string[] {
  const files = [...new Set([...committed.keys(), ...current.keys()])].sort();
  return files.flatMap((file) => {
    const [before, now] = [committed.get(file), current.get(file)];
    return before === now ? [] : [sentenceOf(file, before ?? '', now ?? '')];
  });
}

function sentenceOf(file: string, before: string, now: string): string {
  const lines = [...without(before, now, '-'), ...without(now, before, '+')];
  return [
    `The public signatures are not those of packages/ui/api/${file}:`,
    ...lines.map((line) => `  ${line}`),
    'If that is meant, write them anew by `npm run api` and tell of the change by `npm run changeset`.',
  ].join('\n');
}

function without(text: string, other: string, sign: string): string[] {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => `${sign} ${line}`);
}
