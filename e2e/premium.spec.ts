import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';
import { Visitor } from './Visitor';

const card = '2200 1234 5678 9010';
let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start({ SEED: 'demo', CARD_NUMBER: card });
});
test.afterEach(() => server.close());

test('premium is asked for in a browser, confirmed on the command line, and over at its moment: the open page follows [PRE-04, PRE-05, PRE-06, PRE-07, PRE-08]', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const email = 'vera@iskra.demo';
  const vera = new Visitor(page, server, { gender: 'female', name: 'Вера', email });
  await vera.signIn({ email, password: 'iskra-demo' });
  await page.goto(`${server.url}/liked`);
  const hidden = page.getByRole('button', { name: 'Скрытая симпатия, открыть условия премиума' });
  const promo = page.getByRole('button', { name: 'Подробнее' });
  await expect(hidden.first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await test.step('pays and asks', async () => {
    await promo.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Выбрать срок' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /Продолжить/ }).click();
    await expect(dialog.getByLabel('Номер карты', { exact: true })).toHaveText(
      /^2200\s+1234\s+5678\s+9010\s*$/,
    );
    await dialog.getByRole('button', { name: 'Получить премиум' }).click();
    await expect(page.getByRole('dialog', { name: 'Платёж на проверке' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await promo.click();
    await expect(dialog.getByText(/Платёж на проверке: 7 дней/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Понятно' }).click();
  });

  await test.step('an operator confirms: people, badge and no banner, without a reload', async () => {
    const list = await server.asOperator('premium', 'list', '--json');
    const { requests } = JSON.parse(list) as { requests: { id: number; member_email: string }[] };
    expect(requests).toMatchObject([{ member_email: email }]);
    const id = String(requests[0]?.id);
    expect(await server.asOperator('premium', 'approve', id)).toContain(`Request ${id} is approved`);
    await expect(page.getByText(/Премиум подключён/).first()).toBeAttached();
    await expect(server.asOperator('premium', 'approve', id)).rejects.toThrow('was approved on');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await expect(promo).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Вера.*Премиум/ })).toBeVisible();
  });

  await test.step('its time is over while the page is open', async () => {
    await server.endPremiumIn(email, 8000);
    await expect(hidden.first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(promo).toBeVisible();
  });
});
