import { expect, it } from 'vitest';
import { compiledAhead } from './compiledAhead';

const chunk = (...lengths: number[]) => ({
  modules: Object.fromEntries(lengths.map((renderedLength, index) => [String(index), { renderedLength }])),
});

it.each([
  ['a file of weight', chunk(6000, 4000), '//# allFunctionsCalledOnLoad\n'],
  ['not a small one, where the line would weigh more than it saves', chunk(6000, 3999), ''],
])('has the browser compile %s ahead', (_, file, line) => {
  expect(compiledAhead(file)).toBe(line);
});
