import { expect, it, vi } from 'vitest';
import { withImports } from './withImports';

const { example } = vi.hoisted(() => ({ example: "import { Menu } from '@iskra/ui/Menu';" }));
vi.mock('../kit/facts', () => ({
  facts: [
    { name: 'Button', entry: '@iskra/ui', example: 'the example of Button' },
    { name: 'Menu.Content', entry: '@iskra/ui/Menu', example },
  ],
}));

it('writes the imports that the code of a story needs', () => {
  const code = '<Button\n  iconStart={<Heart />}\n  onClick={function xy(){}}\n>\n  Like\n</Button>';
  expect(withImports(code, 'Button')).toBe(
    [
      "import { Button } from '@iskra/ui';",
      "import { Heart } from '@iskra/ui/icons';",
      '',
      '<Button\n  iconStart={<Heart />}\n  onClick={() => {}}\n>\n  Like\n</Button>;',
    ].join('\n'),
  );
});

it('leaves alone what has its imports', () => {
  const code = "import { Button } from '@iskra/ui';\n\n<Button />;";
  expect(withImports(code, 'Button')).toBe(code);
});

it.each([
  ['a story’s frame', '<me />', 'Menu.Content', example],
  ['a helper within', '<Button>\n  <Mine />\n</Button>', 'Button', 'the example of Button'],
  ['a lost answer', '<Button format={() => {}} />', 'Button', 'the example of Button'],
  ['an icon as a value', '<Button icon={{ $$typeof: 1 }} />', 'Button', 'the example of Button'],
])('shows the component’s example instead of %s', (_, code, component, shown) => {
  expect(withImports(code, component)).toBe(shown);
});
