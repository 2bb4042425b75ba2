import { describe, expect, it } from 'vitest';
import { findTreeProblems, readFolderTree } from './folderTree';

const readme = `# The web app

\`\`\`sh
npm run dev
\`\`\`

\`\`\`text
src/
  features/         screens
    chat/           dialogues and the open room
    likes/          who likes me
  model/            stores
    chat/           the outbox
\`\`\`
`;
const there = [
  'src',
  'src/features',
  'src/features/chat',
  'src/features/likes',
  'src/model',
  'src/model/chat',
];
const rooms = ['src/features/chat', 'src/features/likes', 'src/model/chat'];
const problems = (text: string, must = rooms, folders = there) =>
  findTreeProblems(readFolderTree(text), must, (path) => folders.includes(path));

describe('the folders of a README', () => {
  it('are read with the folders around them', () => {
    expect([...readFolderTree(readme)]).toEqual([
      ['src', ''],
      ['src/features', 'screens'],
      ['src/features/chat', 'dialogues and the open room'],
      ['src/features/likes', 'who likes me'],
      ['src/model', 'stores'],
      ['src/model/chat', 'the outbox'],
    ]);
  });

  it('are right when each has its line', () => {
    expect(problems(readme)).toEqual([]);
  });

  it('lack one that is new', () => {
    expect(problems(readme, [...rooms, 'src/model/people'])).toEqual(['src/model/people/ has no line']);
  });

  it('lack one that only another part names', () => {
    const without = readme.replace('    likes/          who likes me\n', '');
    expect(problems(without)).toEqual(['src/features/likes/ has no line']);
  });

  it('name one that is gone', () => {
    const left = there.filter((folder) => folder !== 'src/features/likes');
    expect(problems(readme, [], left)).toEqual(['src/features/likes/ is not there']);
  });

  it('have words', () => {
    expect(problems(readme.replace('the outbox', ''))).toEqual(['src/model/chat/ says nothing']);
  });

  it('are missing where nothing is drawn', () => {
    expect(problems('# The web app\n', ['src/model/chat'])).toEqual(['src/model/chat/ has no line']);
  });
});
