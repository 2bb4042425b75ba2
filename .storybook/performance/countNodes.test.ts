import { expect, it } from 'vitest';
import { countNodes } from './countNodes';

const node = (localName: string, within: number, id = '', className = '') => ({
  ...{ id, className, localName },
  querySelectorAll: () => ({ length: within }),
});

it('counts the story’s elements and those it opened above the page', () => {
  expect(countNodes([node('div', 20, 'storybook-root'), node('div', 7)])).toBe(29);
});

it('leaves out what Storybook has on the page, and what is not drawn', () => {
  const page = [
    node('div', 20, 'storybook-root'),
    node('div', 300, 'storybook-docs'),
    node('div', 40, '', 'sb-preparing-story sb-wrapper'),
    node('script', 0),
  ];
  expect(countNodes(page)).toBe(21);
});
