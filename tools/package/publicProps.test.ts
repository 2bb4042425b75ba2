import { expect, it } from 'vitest';
import { isDocumented, publicProps, readKit } from './publicProps';

it('the kit says of every public prop and field what it is for', () => {
  const kit = readKit();
  const props = publicProps(kit);
  const silent = [...props].filter(([, prop]) => !isDocumented(prop, kit)).map(([name]) => name);
  expect(props.size).toBeGreaterThan(400);
  expect(silent, 'one line above each, /** ... */').toEqual([]);
});
