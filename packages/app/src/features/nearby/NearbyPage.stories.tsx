import { limits } from '@iskra/api-contract';
import { addMember, currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { showsLoading, showsPeople, offline } from '../../stories/showsState';
import { text, pattern, opening } from '../../stories/storyText';
import { said } from '#storybook/said';
import { nearbyMessages, filterMessages } from './messages';
import { appShellLabels, filterLabels, errorStateLabels } from '#storybook/labels';
import { shellMessages } from '../shell/messages';

/** How many fit the filters. */
const found = { ru: /по вашим фильтрам$/, en: /your filters$/ };
const moscow = { ru: 'Москва', en: 'Moscow' };
const kazan = { ru: 'Казань', en: 'Kazan' };

const meta = preview.meta({
  title: 'Screens/People nearby',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search' },
  beforeEach: scenario('busyInbox'),
});

const bornInJune = { day: 14, month: 6, year: 1998 };
const iyaAndRem = scenario('busyInbox', (world) => {
  addMember(world, { name: 'Ия', gender: 'female', isOnline: true, photos: [], birthDate: bornInJune });
  addMember(world, { name: 'Рем', gender: 'male', isOnline: false, birthDate: bornInJune });
});

/** People with photo, name, age, status and city; each leads to the profile. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  beforeEach: iyaAndRem,
});

/** What a card says, and where it leads. */
export const Cards = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: iyaAndRem,
  play: async ({ canvas, userEvent, step }) => {
    const cardOf = async (name: string) => {
      const text = await canvas.findByText(name);
      return text.closest('article') as HTMLElement;
    };
    const addressOf = (name: string) => {
      const { members } = currentMocks().world;
      return `/profile/user/${[...members.values()].find((member) => member.name === name)?.id}`;
    };
    await step(
      'a card has name and age, the dot of who is online, photo or placeholder [NEA-02]',
      async () => {
        const [online, offline] = [await cardOf('Ия, 28'), await cardOf('Рем, 28')];
        await expect(online).toHaveTextContent(said({ ru: '28В сети · Москва', en: '28Online · Moscow' }));
        await expect(online.querySelector('[data-online]')).toBeVisible();
        await expect(online.querySelector('img')).toBeNull();
        await expect(offline).toHaveTextContent(said({ ru: 'Не в сети · Москва', en: 'Offline · Moscow' }));
        await expect(offline.querySelector('[data-online]')).toBeNull();
        await expect(offline.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\.webp$/));
      },
    );
    await step('and leads to the profile of its own member [NEA-02]', async () => {
      for (const name of ['Ия', 'Рем'])
        await expect(within(await cardOf(`${name}, 28`)).getByRole('link')).toHaveAttribute(
          'href',
          addressOf(name),
        );
      await userEvent.click(within(await cardOf('Рем, 28')).getByRole('link'));
      await expect(await canvas.findByRole('heading', { level: 2, name: /^Рем, 28/ })).toBeVisible();
    });
  },
});

/** Nobody at all: nothing would bring anybody, so the filters can only be reset. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, step }) => {
    await step('says that nobody is there [NEA-03]', async () => {
      await expect(await canvas.findByRole('heading', { name: text(nearbyMessages.empty) })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: text(nearbyMessages.reset) })).toBeVisible();
    });
  },
});

/** Nobody fits here: each way to more people is one press away, with how many it brings [B8.10]. */
export const NobodyHere = meta.story({
  args: { path: '/profile/search?city=%D0%90%D0%B1%D0%B0%D0%BA%D0%B0%D0%BD' },
  play: async ({ canvas, userEvent }) => {
    const widen = await canvas.findByRole('button', { name: opening(`${text(nearbyMessages.widen)}: `) });
    const count = Number(/\d+$/.exec(widen.textContent ?? '')?.[0]);
    await userEvent.click(widen);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
  },
});

/** More people than are counted: the number says so, on the page and on the button of the filters. */
export const Crowd = meta.story({
  args: { path: '/profile/search?city=%D0%90%D0%B1%D0%B0%D0%BA%D0%B0%D0%BD&to=70' },
  beforeEach: scenario('busyInbox', (world) => {
    for (let made = 0; made <= limits.nearby.countUpTo; made += 1) addMember(world, { city: 'Абакан' });
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(pattern(nearbyMessages.foundOver, { count: 1000 }), { selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }));
    const name = pattern(filterMessages.showOver, { count: 1000 });
    const show = await screen.findByRole('button', { name });
    await waitFor(() => expect(show).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
  },
});

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  beforeEach: scenario('serverErrors'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** When a change of filters fails, an error shows in place of the people; a retry loads those who fit. */
export const FilterFails = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await step('nobody is left whom the filters before found [FIL-04]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: opening(said(filterLabels).title) }));
      const dialog = await screen.findByRole('dialog', { name: said(filterLabels).title });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(screen.getByRole('radio', { name: said(filterLabels).genderMale }));
      const show = await screen.findByRole('button', { name: opening(said(filterLabels).show) });
      currentMocks().world.network.isFailing = true;
      await userEvent.click(show);
      await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 4000 });
      await expect(await canvas.findByText(text(nearbyMessages.failed))).toBeVisible();
      await expect(canvas.queryAllByRole('article')).toHaveLength(0);
      await expect(canvas.queryByText(said(found))).toBeNull();
    });
    await step('trying again brings those who fit', async () => {
      currentMocks().world.network.isFailing = false;
      await userEvent.click(canvas.getByRole('button', { name: said(errorStateLabels).retry }));
      const links = (await canvas.findAllByRole('article')).map((card) => within(card).getByRole('link'));
      const ids = links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)));
      const { members } = currentMocks().world;
      await expect(new Set(ids.map((id) => members.get(id)?.gender))).toEqual(new Set(['male']));
    });
  },
});

/** The network has not answered: places are kept. */
export const Loading = meta.story({
  beforeEach: scenario('loading'),
  play: ({ canvas, step }) =>
    step('the list says that it is busy, and then has people [NEA-03]', () =>
      showsLoading(showsPeople)({ canvas }),
    ),
});

/** No connection, and nothing of the list in the browser. */
export const Offline = meta.story(offline);

/** An address with filters wins over what is stored; what makes no sense in it is repaired [B8.6, B8.7]. */
export const FromAnAddress = meta.story({
  args: { path: '/profile/search?gender=female&from=40&to=25&city=', storage: { filters: 'broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text(filterMessages.chipFemale) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '40–40' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text(filterMessages.allCities) })).toBeVisible();
  },
});

/** The filters are tried out with a count, apply on Show [B8.3], and encounters have them too. */
export const Filtering = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the control opens them [NEA-01]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }));
      const dialog = await screen.findByRole('dialog', { name: said(filterLabels).title });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(screen.getByRole('radio', { name: said(filterLabels).genderMale }));
      await expect(canvas.queryByText(text(filterMessages.chipMale))).toBeNull();
      const show = await screen.findByRole('button', { name: opening(said(filterLabels).show) });
      await userEvent.click(show);
      await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 4000 });
    });
    await step('the list follows, and holds only who fits [FIL-04]', async () => {
      await expect(await canvas.findByRole('button', { name: text(filterMessages.chipMale) })).toBeVisible();
      const { world } = currentMocks();
      const men = [...world.members.values()].filter(
        ({ id, gender }) => gender === 'male' && id !== world.viewerId,
      );
      const shown = () =>
        canvas.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
      const fitting = men.map(({ id }) => `/profile/user/${id}`).sort();
      await waitFor(() => expect(shown().sort()).toEqual(fitting));
    });
    // Axe looks at what has come to rest.
    const list = canvas.getByText(said(found), { selector: 'p' }).closest('main');
    await waitFor(() => expect(list?.querySelector('[data-fading]')).toBeNull());
    await waitFor(() => expect(list?.getAnimations({ subtree: true })).toHaveLength(0), { timeout: 4000 });
  },
});

/** Every filter, and that encounters have the same. */
export const EveryFilter = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const label = said(filterLabels);
    await userEvent.click(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }));
    const sheet = within(await screen.findByRole('dialog', { name: said(filterLabels).title }));
    const names = (group: string) =>
      within(sheet.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? radio.textContent);
    const ages = (list: string) =>
      within(sheet.getByRole('combobox', { name: list }))
        .getAllByRole('option')
        .map(({ textContent }) => Number(textContent));
    await step('status, gender and city as the specification has them [FIL-01, FIL-02]', async () => {
      await expect(names(label.status)).toEqual([label.statusAll, label.statusOnline, label.statusNew]);
      await expect(names(label.gender)).toEqual([label.genderAll, label.genderFemale, label.genderMale]);
      for (const name of [label.statusAll, label.genderAll])
        await expect(sheet.getByRole('radio', { name })).toBeChecked();
      await expect(sheet.getByRole('combobox', { name: said(filterLabels).city })).toHaveValue(said(moscow));
    });
    await step('ages from 18 to 70, at first 18 to 30 [FIL-01, FIL-02]', async () => {
      const all = Array.from({ length: 53 }, (_, at) => 18 + at);
      await expect([ages(label.ageFrom), ages(label.ageTo)]).toEqual([all, all]);
      await expect(sheet.getByRole('combobox', { name: label.ageFrom })).toHaveValue('18');
      await expect(sheet.getByRole('combobox', { name: label.ageTo })).toHaveValue('30');
    });
    await step('a higher minimum takes the maximum along [FIL-03]', async () => {
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: label.ageFrom }), '35');
      await expect(sheet.getByRole('combobox', { name: label.ageTo })).toHaveValue('35');
    });
    await step('encounters have the same filters [FIL-04]', async () => {
      await userEvent.click(sheet.getByRole('radio', { name: label.genderFemale }));
      await userEvent.click(await sheet.findByRole('button', { name: opening(said(filterLabels).show) }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
      const places = within(canvas.getByRole('navigation', { name: said(appShellLabels).navigation }));
      await userEvent.click(places.getByRole('link', { name: text(shellMessages.encounters) }));
      const panel = within(await canvas.findByRole('complementary', { name: said(filterLabels).title }));
      await expect(panel.getByRole('radio', { name: label.genderFemale })).toBeChecked();
      await expect(panel.getByRole('combobox', { name: label.ageFrom })).toHaveValue('35');
    });
  },
});

/** On a phone the city is chosen on a screen of its own; all cities stand first. */
export const CityOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }));
    const sheet = within(await screen.findByRole('dialog', { name: said(filterLabels).title }));
    await step('the whole screen, searchable, with all cities first [FIL-01]', async () => {
      await userEvent.click(
        await sheet.findByRole('button', { name: `${said(filterLabels).city} ${said(moscow)}` }),
      );
      const picker = await screen.findByRole('dialog', { name: said(filterLabels).city });
      await waitFor(() => expect(picker.getBoundingClientRect().width).toBe(window.innerWidth));
      await expect(picker.getBoundingClientRect().height).toBe(window.innerHeight);
      const [first] = within(picker).getAllByRole('option');
      await expect(first).toHaveTextContent(text(filterMessages.allCities));
      await userEvent.type(
        within(picker).getByRole('combobox', { name: said(filterLabels).city }),
        said({ ru: 'каза', en: 'kaza' }),
      );
      await userEvent.click(within(picker).getByRole('option', { name: opening(said(kazan)) }));
      await expect(
        await sheet.findByRole('button', { name: `${said(filterLabels).city} ${said(kazan)}` }),
      ).toBeVisible();
    });
  },
});
