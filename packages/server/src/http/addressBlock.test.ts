import { expect, it } from 'vitest';
import { addressBlock } from './addressBlock';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['64:ff9b::192.0.2.33', '64:ff9b::'],
  ['no address', 'no address'],
])('counts %s as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
