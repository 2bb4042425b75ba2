import { describe, expect, it } from 'vitest';
import { findBrokenLinks, type Files } from './findBrokenLinks';

/** A small repository; a name that ends in a slash is a folder. */
const repository: Record<string, string> = {
  'README.md': '# Iskra\n\n## Run it\n',
  'docs/': '',
  'docs/realtime.md': '# Real time\n\n## The HTTP API\n\n## Keys\n\n## Keys\n\n```sh\n# not a heading\n```\n',
  'packages/server/src/postUsual.ts': 'export async function postUsual(deps: Deps) {}\n',
};

function problems(markdown: string): string[] {
  const all: Record<string, string> = { ...repository, 'docs/tour.md': markdown };
  const files: Files = {
    kindOf: (file) => (file in all ? 'file' : `${file}/` in all ? 'folder' : undefined),
    read: (file) => all[file] ?? '',
  };
  return findBrokenLinks('docs/tour.md', files);
}

const source = '../packages/server/src/postUsual.ts';

describe('a link that holds', () => {
  it.each([
    ['to a file', '[read](realtime.md)'],
    ['to a folder', '[docs](../docs)'],
    ['to a heading', '[calls](realtime.md#the-http-api)'],
    ['to the second of two equal headings', '[keys](realtime.md#keys-1)'],
    ['to a heading of its own file', '# Tour\n\n[up](#tour)'],
    ['to a name in a source file', `[\`postUsual\`](${source}#postUsual)`],
    ['to a name, over the end of a line', `[one\nstatement](${source}#postUsual)`],
    ['by a definition', '[read]\n\n[read]: realtime.md'],
    ['to the web', '[MIT](https://opensource.org/license/mit#text) and [mail](mailto:a@b.example)'],
    ['that is an example in code', '`[a](nowhere.md)`\n\n```md\n[b](nowhere.md)\n```'],
  ])('%s', (_, markdown) => {
    expect(problems(markdown)).toEqual([]);
  });
});

describe('a link that is broken', () => {
  it.each([
    ['to no file', '[read](realtimes.md)', 'docs/tour.md: realtimes.md leads nowhere'],
    ['to no picture', '![a](images/a.png)', 'docs/tour.md: images/a.png leads nowhere'],
    ['by a definition', '[read]\n\n[read]: gone.md', 'docs/tour.md: gone.md leads nowhere'],
    ['to no heading', '[x](realtime.md#http)', 'docs/tour.md: realtime.md#http names no heading'],
    ['to a comment in code', '[x](realtime.md#not-a-heading)', /names no heading$/],
    ['to no heading of its own', '# Tour\n\n[x](#tours)', 'docs/tour.md: #tours names no heading'],
    ['to a name that is gone', `[x](${source}#postUnusual)`, /names nothing in that file$/],
    ['to the first part of a name', `[x](${source}#post)`, /names nothing in that file$/],
    ['to the last part of a name', `[x](${source}#Usual)`, /names nothing in that file$/],
    ['to a line', `[x](${source}#L1)`, /names a line: name a symbol$/],
    ['to an anchor of a folder', '[x](../docs#tour)', /has an anchor in a folder$/],
    ['out of the repository', '[x](../../other/README.md)', /leads out of the repository$/],
    ['from the root', '[x](/docs/realtime.md)', /leads out of the repository$/],
  ])('%s is told', (_, markdown, problem) => {
    expect(problems(markdown)).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  it('is told each time, beside one that holds', () => {
    expect(problems('[a](a.md) [read](realtime.md) [b](b.md)')).toEqual([
      'docs/tour.md: a.md leads nowhere',
      'docs/tour.md: b.md leads nowhere',
    ]);
  });
});
