import type { Member, MemberCard } from '@iskra/api-contract';
import { buildCard } from '@iskra/api-mocks';
import { expect, it } from 'vitest';
import { PeopleList } from './PeopleList';
import { PeopleStore } from './PeopleStore';

const card = (id: number, more: Partial<MemberCard> = {}) => {
  const { images: _, goals: __, ...short } = buildCard({ id, name: `Имя${id}` });
  return { ...short, ...more };
};

function setUp() {
  const people = new PeopleStore();
  return { people, likers: new PeopleList(people), matches: new PeopleList(people) };
}

const namesOf = (list: PeopleList) => list.all.map(({ name }) => name);

it('whoever goes out of sight leaves every list, and comes back where an answer names them again', () => {
  const { people, likers, matches } = setUp();
  likers.show([card(1), card(2)]);
  matches.show([card(2), card(3)]);
  people.remove(2);
  expect([namesOf(likers), namesOf(matches)]).toEqual([['Имя1'], ['Имя3']]);
  matches.show([card(2), card(3)]);
  expect(namesOf(likers)).toEqual(['Имя1', 'Имя2']);
});

it('the newest answer about a person counts in every list, a profile too', () => {
  const { people, likers, matches } = setUp();
  likers.show([card(1), card(2)]);
  matches.show([card(2, { name: 'Ия' })]);
  expect(namesOf(likers)).toEqual(['Имя1', 'Ия']);
  people.follow({ ...card(2), name: 'Зоя', online: true } as unknown as Member);
  expect(matches.all).toMatchObject([{ name: 'Зоя', online: 'online' }]);
  people.follow({ ...card(9), online: true } as unknown as Member);
  expect([namesOf(likers), people.get(9)]).toEqual([['Имя1', 'Зоя'], undefined]);
});

it('a card from another list does not take away the pictures that encounters showed', () => {
  const { people, likers, matches } = setUp();
  likers.show([card(1, { images: ['1/a.webp'] })]);
  matches.show([card(1)]);
  expect(likers.all).toMatchObject([{ images: ['1/a.webp'] }]);
  expect(people.get(1)?.name).toBe('Имя1');
});

it('whoever moved between two pages stands once', () => {
  const { likers } = setUp();
  likers.show([card(5), card(3)]);
  likers.append([card(3), card(9)]);
  expect(likers.all.map(({ id }) => id)).toEqual([5, 3, 9]);
});
