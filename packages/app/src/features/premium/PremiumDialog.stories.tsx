import { closeRequest, currentMocks, endPremium, type Mocks } from '@iskra/api-mocks/storybook';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text, pattern, containing, opening } from '../../stories/storyText';
import { said } from '#storybook/said';
import { shellMessages } from '../shell/messages';
import { premiumMessages } from './messages';
import { toasterLabels, stepDialogLabels, premiumBadgeLabels } from '#storybook/labels';
import { likesMessages } from '../likes/messages';
import { notificationMessages } from '../notifications/messages';

const meta = preview.meta({
  title: 'Screens/Premium',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived'),
});

interface Actor {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { click: (element: Element) => Promise<void> };
}

const dialog = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 6000 });
const viewerId = ({ world }: Mocks) => world.viewerId ?? 0;
const press = async ({ userEvent }: Actor, name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function open({ canvas, userEvent }: Actor) {
  await userEvent.click(await canvas.findByRole('button', { name: text(shellMessages.premiumMore) }));
  const window = await dialog();
  await waitFor(() => expect(window).toBeVisible());
  return window;
}

async function toPackages(actor: Actor) {
  await open(actor);
  await press(actor, text(premiumMessages.toPackages));
  return screen.findAllByRole('radio');
}

async function toPayment(actor: Actor) {
  await toPackages(actor);
  await actor.userEvent.click(screen.getByRole('checkbox'));
  await press(actor, pattern(premiumMessages.toPayment));
}

const weekPrice = { ru: '500 ₽', en: '₽500' };
const spoken = (count: number, price: number, before: number) =>
  pattern(premiumMessages.spoken, { days: text(premiumMessages.days, { count }), price, before });

/** From the three benefits to the payment under review, which closes by itself. */
export const WholeWay = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('step 1 tells three benefits [PRE-01]', async () => {
      const window = await open(actor);
      await expect(window).toHaveAccessibleDescription(containing(said(stepDialogLabels).step(1, 3)));
      const told = within(window).getAllByRole('listitem');
      await expect(told.map((one) => one.textContent)).toEqual([
        expect.stringContaining(text(premiumMessages.likes)),
        expect.stringContaining(text(premiumMessages.dialogues)),
        expect.stringContaining(text(premiumMessages.swipes)),
      ]);
    });
    await step(
      'step 2 offers 7 days for 500 and 30 for 1400, the struck prices read out (D-22) [PRE-02]',
      async () => {
        await press(actor, text(premiumMessages.toPackages));
        await expect(
          await screen.findByRole('radio', {
            name: spoken(7, 500, 700),
          }),
        ).toBeChecked();
        await expect(
          screen.getByRole('radio', {
            name: spoken(30, 1400, 2000),
          }),
        ).not.toBeChecked();
        await waitFor(() => expect(screen.getByText(text(premiumMessages.once))).toBeVisible());
      },
    );
    await step('the rules are to be accepted first; they open beside [PRE-03]', async () => {
      const rules = within(await dialog()).getAllByRole('link');
      await expect(rules.map((link) => link.getAttribute('href'))).toEqual([
        '/info/terms',
        '/info/payment-rules',
      ]);
      await press(actor, pattern(premiumMessages.toPayment));
      await expect(screen.getByRole('alert')).toHaveTextContent(text(premiumMessages.agreeFirst));
      await userEvent.click(screen.getByRole('checkbox'));
      await expect(screen.queryByRole('alert')).toBeNull();
      await press(actor, pattern(premiumMessages.toPayment, { price: said(weekPrice) }));
    });
    await step('step 3 shows the card in four groups and copies it without spaces [PRE-04]', async () => {
      await screen.findByText('2200');
      await waitFor(() => expect(screen.getByText('2200')).toBeVisible());
      await expect(screen.getByText('2200').parentElement).toHaveTextContent('2200 1234 5678 9010');
      await press(actor, text(premiumMessages.copy));
      await expect(copy).toHaveBeenCalledWith('2200123456789010');
      await expect(
        await screen.findByRole('button', { name: text(premiumMessages.copiedShort) }),
      ).toBeEnabled();
    });
    await step(
      'the request goes out once and is under review; the window closes by itself [PRE-05]',
      async () => {
        const since = Date.now();
        await press(actor, text(premiumMessages.get));
        const window = await screen.findByRole('dialog', { name: text(premiumMessages.reviewTitle) });
        await waitFor(() => expect(window).toBeVisible());
        const { world } = currentMocks();
        await expect(world.premiumRequests).toMatchObject([
          { memberId: world.viewerId, days: 7, status: 'pending' },
        ]);
        await fireEvent.pointerOut(window);
        await gone();
        await expect(Date.now() - since).toBeGreaterThan(2400);
      },
    );
    await step(
      'opened again it still says under review, and offers nothing to pay twice (D-07)',
      async () => {
        const window = await open(actor);
        await expect(await within(window).findByText(pattern(premiumMessages.pending))).toBeVisible();
        await press(actor, text(premiumMessages.understood));
        await gone();
        await expect(currentMocks().world.premiumRequests).toHaveLength(1);
      },
    );
  },
});

/** Closed halfway it begins anew: step 1, 7 days, price 500, an empty box. */
export const ClosedHalfway = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await step('30 days are chosen and the rules accepted', async () => {
      const [, month] = await toPackages(actor);
      if (month) await userEvent.click(month);
      await userEvent.click(screen.getByRole('checkbox'));
      await expect(screen.getByRole('button', { name: /1\s?400|1,400/ })).toBeVisible();
    });
    await step('closing forgets it all [PRE-05]', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      const [week] = await toPackages(actor);
      await expect(week).toBeChecked();
      await expect(screen.getByRole('checkbox')).not.toBeChecked();
      await expect(
        screen.getByRole('button', { name: pattern(premiumMessages.toPayment, { price: said(weekPrice) }) }),
      ).toBeVisible();
    });
  },
});

/** An operator confirms: badge, people and a toast at once, no banner any more. */
export const Confirmed = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('premiumPending'),
  play: async ({ canvas, userEvent, step }) => {
    await step('it waits under review', async () => {
      const window = await open({ canvas, userEvent });
      await expect(
        await within(window).findByText(
          pattern(premiumMessages.pending, {
            days: said({ ru: '7 дней', en: '7 days' }),
            price: said(weekPrice),
          }),
        ),
      ).toBeVisible();
      await press({ canvas, userEvent }, text(premiumMessages.understood));
      await gone();
    });
    const toasts = within(canvas.getByRole('region', { name: said(toasterLabels).region }));
    await canvas.findAllByRole('button', { name: text(likesMessages.hidden) });
    await step('a toast says for how long [PRE-06, TOA-01]', async () => {
      const { world } = currentMocks();
      closeRequest(world, world.premiumRequests[0]?.id ?? 0, 'approved');
      const days = await toasts.findByText(
        said({ ru: 'На 7 дней, до 21 июня', en: 'For 7 days, until June 21' }),
      );
      await expect(days.closest('li')).toHaveTextContent(text(notificationMessages.premium));
    });
    await step('the open page has changed: people, badge, no banner [PRE-06, PRE-07, PRE-08]', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(7);
      await expect(canvas.queryByRole('button', { name: text(likesMessages.hidden) })).toBeNull();
      await expect(canvas.queryByRole('button', { name: text(shellMessages.premiumMore) })).toBeNull();
      const self = canvas.getByRole('link', { name: /Артём/ });
      await expect(within(self).getByText(said(premiumBadgeLabels).premium)).toBeVisible();
    });
  },
});

/** The last day is over while the page is open: likes hide again, the banner is back. */
export const Ends = meta.story({
  beforeEach: scenario('premiumExpires'),
  play: async ({ canvas, step }) => {
    await canvas.findAllByRole('article');
    await step('everything is as before it [PRE-06, PRE-07]', async () => {
      endPremium(currentMocks().world, viewerId(currentMocks()));
      await expect((await canvas.findAllByRole('button', { name: text(likesMessages.hidden) })).length).toBe(
        6,
      );
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(
        await canvas.findByRole('button', { name: text(shellMessages.premiumMore) }),
      ).toBeVisible();
    });
  },
});

/** An operator found no payment: the dialog says so, and one can ask again. */
export const NotFound = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('premiumRefused'),
  play: async ({ canvas, userEvent, step }) => {
    const window = await open({ canvas, userEvent });
    await step('says what to do [PRE-08]', async () => {
      const refused = await within(window).findByText(
        opening(said({ ru: 'Мы не нашли ваш последний платёж.', en: 'We did not find your last payment.' })),
      );
      await waitFor(() => expect(refused).toBeVisible());
      await expect(within(window).getByRole('link')).toHaveAttribute('href', '/info/support');
      await expect(screen.getByRole('button', { name: text(premiumMessages.toPackages) })).toBeVisible();
    });
  },
});

/** The site takes no payments: said in words, with a way to try again. */
export const NoCard = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('likesReceived', (world) => {
    world.cardNumber = null;
  }),
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await toPayment(actor);
    await step('nothing is asked for without a card to pay to', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        containing(said({ ru: 'Оплата сейчас недоступна', en: 'not available' })),
      );
      await press(actor, text(premiumMessages.get));
      await expect(currentMocks().world.premiumRequests).toEqual([]);
    });
    await step('the retry shows it once it is there', async () => {
      currentMocks().world.cardNumber = '1111222233334444';
      await press(actor, text(premiumMessages.retry));
      await screen.findByText('3333');
      await waitFor(() => expect(screen.getByText('3333')).toBeVisible());
    });
  },
});

/** The network goes while the request is sent: the step stays with what was chosen, and goes through later. */
export const RequestFails = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await toPayment(actor);
    await screen.findByText('2200');
    const { network } = currentMocks().world;
    await step('says so beside the card [PRE-05]', async () => {
      network.isOffline = true;
      await press(actor, text(premiumMessages.get));
      await expect(await screen.findByRole('alert')).toHaveTextContent(text(premiumMessages.notSent));
      // The step may still be on its way in.
      await waitFor(() => expect(screen.getByText('2200')).toBeVisible());
    });
    await step('and the same press later goes through', async () => {
      network.isOffline = false;
      await press(actor, text(premiumMessages.get));
      const review = await screen.findByRole('dialog', { name: text(premiumMessages.reviewTitle) });
      await waitFor(() => expect(review).toBeVisible());
    });
  },
});

/** A sheet from below with the packages one under the other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text(likesMessages.more) }));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await press({ canvas, userEvent }, text(premiumMessages.toPackages));
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
});
