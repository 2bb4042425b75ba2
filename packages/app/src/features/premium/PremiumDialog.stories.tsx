import { closeRequest, currentMocks, endPremium, type Mocks } from '@iskra/api-mocks/storybook';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';

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
const press = async ({ userEvent }: Actor, name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function open({ canvas, userEvent }: Actor) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Подробнее|Learn more)$/ }));
  const window = await dialog();
  await waitFor(() => expect(window).toBeVisible());
  return window;
}

async function toPackages(actor: Actor) {
  await open(actor);
  await press(actor, /Выбрать срок|Choose a period/);
  return screen.findAllByRole('radio');
}

async function toPayment(actor: Actor) {
  await toPackages(actor);
  await actor.userEvent.click(screen.getByRole('checkbox'));
  await press(actor, /Продолжить|Continue/);
}

/** From the three benefits to the payment under review, which closes by itself. */
export const WholeWay = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('step 1 tells three benefits [PRE-01]', async () => {
      const window = await open(actor);
      await expect(window).toHaveAccessibleDescription(/Шаг 1 из 3|Step 1 of 3/);
      const told = within(window).getAllByRole('listitem');
      await expect(told.map((one) => one.textContent)).toEqual([
        expect.stringMatching(/Я нравлюсь|I like you/),
        expect.stringMatching(/Диалоги и переписка без ограничений|Unlimited dialogues/),
        expect.stringMatching(/Больше симпатий|More swipes/),
      ]);
    });
    await step(
      'step 2 offers 7 days for 500 and 30 for 1400, the struck prices read out (D-22) [PRE-02]',
      async () => {
        await press(actor, /Выбрать срок|Choose a period/);
        await expect(
          await screen.findByRole('radio', {
            name: /^7 (дней, 500 рублей, раньше|days, 500 roubles, before) 700$/,
          }),
        ).toBeChecked();
        await expect(
          screen.getByRole('radio', {
            name: /^30 (дней, 1.400 рублей, раньше|days, 1,400 roubles, before) 2.000$/,
          }),
        ).not.toBeChecked();
        await waitFor(() =>
          expect(screen.getByText(/Автоматического продления нет|No automatic renewal/)).toBeVisible(),
        );
      },
    );
    await step('the rules are to be accepted first; they open beside [PRE-03]', async () => {
      const rules = within(await dialog()).getAllByRole('link');
      await expect(rules.map((link) => link.getAttribute('href'))).toEqual([
        '/info/terms',
        '/info/payment-rules',
      ]);
      await press(actor, /Продолжить|Continue/);
      await expect(screen.getByRole('alert')).toHaveTextContent(/соглашение|agreement/);
      await userEvent.click(screen.getByRole('checkbox'));
      await expect(screen.queryByRole('alert')).toBeNull();
      await press(actor, /Продолжить · 500|Continue · ₽500/);
    });
    await step('step 3 shows the card in four groups and copies it without spaces [PRE-04]', async () => {
      await screen.findByText('2200');
      await waitFor(() => expect(screen.getByText('2200')).toBeVisible());
      await expect(screen.getByText('2200').parentElement).toHaveTextContent('2200 1234 5678 9010');
      await press(actor, /Скопировать номер|Copy the card/);
      await expect(copy).toHaveBeenCalledWith('2200123456789010');
      await expect(await screen.findByRole('button', { name: /Скопировано|Copied/ })).toBeEnabled();
    });
    await step(
      'the request goes out once and is under review; the window closes by itself [PRE-05]',
      async () => {
        const since = Date.now();
        await press(actor, /^(Получить премиум|Get premium)$/);
        const window = await screen.findByRole('dialog', { name: /на проверке|under review/ });
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
        await expect(
          await within(window).findByText(/Платёж на проверке|payment is under review/),
        ).toBeVisible();
        await press(actor, /^(Понятно|Got it)$/);
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
      await expect(screen.getByRole('button', { name: /(Продолжить|Continue) · .*500/ })).toBeVisible();
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
      await expect(await within(window).findByText(/7 дней, 500|7 days, ₽500/)).toBeVisible();
      await press({ canvas, userEvent }, /^(Понятно|Got it)$/);
      await gone();
    });
    const toasts = within(canvas.getByRole('region', { name: /^(Уведомления|Notifications)/ }));
    await canvas.findAllByRole('button', { name: /Скрытая симпатия|hidden like/ });
    await step('a toast says for how long [PRE-06, TOA-01]', async () => {
      const { world } = currentMocks();
      closeRequest(world, world.premiumRequests[0]?.id ?? 0, 'approved');
      const days = await toasts.findByText(/^На 7 дней, до 21 июня$|^For 7 days, until June 21$/);
      await expect(days.closest('li')).toHaveTextContent(/Премиум подключён|Premium is on/);
    });
    await step('the open page has changed: people, badge, no banner [PRE-06, PRE-07, PRE-08]', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(7);
      await expect(canvas.queryByRole('button', { name: /Скрытая симпатия|hidden like/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^(Подробнее|Learn more)$/ })).toBeNull();
      const self = canvas.getByRole('link', { name: /Артём/ });
      await expect(within(self).getByText(/Премиум|Premium/)).toBeVisible();
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
      await expect(
        (await canvas.findAllByRole('button', { name: /Скрытая симпатия|hidden like/ })).length,
      ).toBe(6);
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(await canvas.findByRole('button', { name: /^(Подробнее|Learn more)$/ })).toBeVisible();
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
      const refused = await within(window).findByText(/Мы не нашли|We did not find/);
      await waitFor(() => expect(refused).toBeVisible());
      await expect(within(window).getByRole('link')).toHaveAttribute('href', '/info/support');
      await expect(screen.getByRole('button', { name: /Выбрать срок|Choose a period/ })).toBeVisible();
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
        /Оплата сейчас недоступна|not available/,
      );
      await press(actor, /^(Получить премиум|Get premium)$/);
      await expect(currentMocks().world.premiumRequests).toEqual([]);
    });
    await step('the retry shows it once it is there', async () => {
      currentMocks().world.cardNumber = '1111222233334444';
      await press(actor, /^(Повторить|Try again)$/);
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
      await press(actor, /^(Получить премиум|Get premium)$/);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /Не получилось отправить|was not sent/,
      );
      // The step may still be on its way in.
      await waitFor(() => expect(screen.getByText('2200')).toBeVisible());
    });
    await step('and the same press later goes through', async () => {
      network.isOffline = false;
      await press(actor, /^(Получить премиум|Get premium)$/);
      const review = await screen.findByRole('dialog', { name: /на проверке|under review/ });
      await waitFor(() => expect(review).toBeVisible());
    });
  },
});

/** A sheet from below with the packages one under the other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Что даёт премиум|What premium/ }));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await press({ canvas, userEvent }, /Выбрать срок|Choose a period/);
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
});
