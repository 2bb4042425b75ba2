import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { said } from '#storybook/said';
import { infoMessages } from './messages';
import { appShellLabels } from '#storybook/labels';
import { shellMessages } from '../shell/messages';
import { authMessages } from '../auth/messages';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/nowhere/at/all' },
  beforeEach: (context) => {
    // What the story before left there proves nothing.
    document.title = '';
    return scenario('quietInbox')(context);
  },
});

type Canvas = ReturnType<typeof within>;

/** The address says what is there: nothing, and the way on. */
async function expectNotFound(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(text(infoMessages.notFoundTitle))).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${text(infoMessages.notFoundTitle)} · Iskra`));
  const home = canvas.getByRole('link', { name: text(infoMessages.notFoundAction) });
  await expect(home).toHaveAttribute('href', '/');
}

/** A visitor is not sent to registration because of a misprint, and still finds the rules. */
async function expectForVisitor(canvas: Canvas): Promise<void> {
  await expectNotFound(canvas);
  await expect(canvas.queryByRole('navigation', { name: said(appShellLabels).navigation })).toBeNull();
  await expect(canvas.getByRole('navigation', { name: text(infoMessages.links) })).toBeVisible();
}

/** A member keeps what stands around every screen. */
async function expectForMember(canvas: Canvas): Promise<void> {
  await expectNotFound(canvas);
  await expect(canvas.getByRole('navigation', { name: said(appShellLabels).navigation })).toBeVisible();
}

/** An address that is nobody's [ACC-01, ACC-05]. */
export const Visitor = meta.story({
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('a visitor sees that there is no such page [ACC-01, ACC-05]', () => expectForVisitor(canvas)),
});

/** A rule that there is not. */
export const VisitorAtUnknownRules = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/info/xyz' },
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('a visitor is told so at /info/xyz [ACC-01, ACC-05]', () => expectForVisitor(canvas)),
});

/** The rules without saying which. */
export const VisitorAtRules = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/info' },
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('a visitor is told so at /info [ACC-01, ACC-05]', () => expectForVisitor(canvas)),
});

/** The same for somebody who is signed in. */
export const Member = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: ({ canvas, step }) =>
    step('a member sees that there is no such page [ACC-05]', () => expectForMember(canvas)),
});

/** On the smallest phone the header's title is whole. */
export const MemberOnSmallPhone = meta.story({
  tags: ['proof', '!autodocs'],
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas, step }) =>
    step('no word of it is cut at 320 px [SHL-01, ACC-05]', async () => {
      const title = await canvas.findByRole('heading', {
        level: 1,
        name: text(infoMessages.notFoundTitle),
      });
      await expect(window.innerWidth).toBe(320);
      await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
      await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    }),
});

/** Signing out there is as everywhere. */
export const MemberLeaves = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas, userEvent, step }) =>
    step('a member who signs out there comes to the login [SET-09]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text(shellMessages.menu) }));
      const menu = within(await screen.findByRole('dialog', { name: text(shellMessages.menu) }));
      await userEvent.click(menu.getByRole('button', { name: text(shellMessages.logout) }));
      await expect(await canvas.findByRole('button', { name: text(authMessages.submit) })).toBeVisible();
    }),
});

/** A rule that there is not. */
export const MemberAtUnknownRules = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/info/xyz' },
  play: ({ canvas, step }) =>
    step('a member is told so at /info/xyz [ACC-05]', () => expectForMember(canvas)),
});

/** The rules without saying which. */
export const MemberAtRules = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/info' },
  play: ({ canvas, step }) => step('a member is told so at /info [ACC-05]', () => expectForMember(canvas)),
});

/** The rules themselves are open to everyone, in either case of letters. */
export const KnownRules = meta.story({
  args: { path: '/info/Terms' },
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('a rule that there is opens for a visitor [ACC-01]', async () => {
      const main = within(await canvas.findByRole('main'));
      await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
        said({ ru: 'Пользовательское соглашение', en: 'User agreement' }),
      );
    }),
});
