import type { MemberCard } from '@iskra/api-contract';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Loading } from '../../shared/store';
import { PeopleCards } from './components/PeopleCards';

/** How often each person's name was asked for. */
const asked = new Map<number, number>();

function somebody(id: number): MemberCard {
  const card = { id, age: 30, city: { id: 1, name: 'Москва' }, online: 'offline', main_image: null, mark: 0 };
  return Object.defineProperty(card, 'name', {
    get: () => {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      return `Анна ${id}`;
    },
  }) as unknown as MemberCard;
}

const nothing = () => Promise.resolve();

const Deed = ({ person }: { person: MemberCard }) => <p>{person.name}</p>;

function List() {
  const [people, setPeople] = useState<MemberCard[]>([]);
  useEffect(() => setPeople(Array.from({ length: 60 }, (_, at) => somebody(at + 1))), []);
  const loading = new Loading('Loading');
  const list = { people, hasMore: false, loading, loadingMore: loading, load: nothing, loadMore: nothing };
  return (
    <IntlProvider locale="ru">
      <MemoryRouter>
        <PeopleCards list={list} failed="" empty={null} deed={Deed} />
      </MemoryRouter>
    </IntlProvider>
  );
}

const meta = preview.meta({ title: 'Journeys/A long list of people', component: List });

/** Each step of a long list draws its own people; those above stand as they are. */
export const InSteps = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => asked.clear(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60));
    await expect(Math.max(...asked.values())).toBe(asked.get(60));
  },
});
