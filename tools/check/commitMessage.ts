const longestSubject = 72;
const longestLine = 100;

/** Git writes these subjects itself, or folds the commit into another. */
const writtenByGit = /^(Merge |Revert "|Reapply "|(fixup|squash|amend)! )/;
/** What an editor shows below this line never gets into the message. */
const scissors = /^# -+ >8 -+$/m;
const trailer = /^[A-Z][a-z]+(-[a-z]+)+: /;
/** Imperatives that look like another form. */
const imperatives = ['Alias', 'Bias', 'Embed'];

/** What is wrong with a commit's message, as `git commit` hands it to its hook; nothing for merges, reverts and fixups. */
export function findMessageProblems(message: string): string[] {
  const [subject = '', blank = '', ...body] = linesOf(message);
  if (writtenByGit.test(subject)) return [];
  return [...subjectProblems(subject), ...bodyProblems(blank, body)];
}

function linesOf(message: string): string[] {
  const [written = ''] = message.split(scissors);
  const lines = written.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  return lines.join('\n').trim().split('\n');
}

function subjectProblems(subject: string): string[] {
  const { length } = [...subject];
  return [
    ...(length > longestSubject ? [`the subject has ${length} characters, ${longestSubject} at most`] : []),
    ...(subject.endsWith('.') ? ['the subject ends in a full stop'] : []),
    ...(isImperative(subject) ? [] : ['the subject begins with a verb in the imperative, such as "Add"']),
  ];
}

/** By the look of its first word: a capital, and neither "Adds" nor "Added" nor "Adding". */
function isImperative(subject: string): boolean {
  const [first = ''] = subject.split(/,? /);
  if (!/^[A-Z][a-z-]+$/.test(first)) return false;
  if (imperatives.includes(first)) return true;
  return !/[^isu]s$|[aeiouy].*[^e]ed$|[aeiouy].*ing$/i.test(first);
}

function bodyProblems(blank: string, body: readonly string[]): string[] {
  const hasBody = body.some((line) => line.trim() !== '' && !trailer.test(line));
  // An address cannot be broken.
  const tooLong = body.filter((line) => [...line].length > longestLine && /\S\s+\S/.test(line));
  return [
    ...(blank.trim() === '' ? [] : ['the second line is not blank']),
    ...(hasBody || blank.trim() !== '' ? [] : ['a body says why']),
    ...tooLong.map((line) => `a line is longer than ${longestLine} characters: ${line.slice(0, 40)}…`),
  ];
}
