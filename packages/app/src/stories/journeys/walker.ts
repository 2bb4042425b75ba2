import type { MessageDescriptor } from 'react-intl';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { text } from '../storyText';

interface Walk {
  userEvent: ReturnType<typeof userEvent.setup>;
}
type Values = Readonly<Record<string, string | number>>;

const patient = { timeout: 10_000 };

/** Walks through the product by what its screens say, in whichever language the story shows. */
export function walker({ userEvent }: Walk) {
  const named = (role: string, message: MessageDescriptor, values?: Values) =>
    screen.findAllByRole(role, { name: text(message, values) }, patient).then((all) => all[0] as HTMLElement);

  return {
    /** Presses the first button of that name. */
    press: async (message: MessageDescriptor, values?: Values) =>
      userEvent.click(await named('button', message, values)),
    /** Follows the first link of that name. */
    follow: async (message: MessageDescriptor) => userEvent.click(await named('link', message)),
    /** Follows the first link to an address. */
    goTo: async (address: string) => userEvent.click(await linkTo(address)),
    /** Chooses a radio button. */
    choose: async (message: MessageDescriptor) => userEvent.click(await named('radio', message)),
    /** Types into the field of that label; Enter is `{Enter}`. */
    type: async (message: MessageDescriptor, typed: string) =>
      userEvent.type(await screen.findByLabelText(text(message), {}, patient), typed),
    /** Sees a text. */
    see: async (message: MessageDescriptor, values?: Values) => {
      const found = await screen.findAllByText(text(message, values), {}, patient);
      await waitFor(() => expect(found.some((one) => one.checkVisibility())).toBe(true), patient);
    },
    /** Sees no longer. */
    seeNoMore: (message: MessageDescriptor) =>
      waitFor(() => expect(screen.queryByText(text(message))).toBeNull(), patient),
    /** Sees a heading. */
    seeHeading: async (message: MessageDescriptor) =>
      expect(await screen.findByRole('heading', { name: text(message) }, patient)).toBeVisible(),
    /** Looks into the dialog that is open. */
    dialog: async (role: 'dialog' | 'alertdialog' = 'dialog') => {
      const open = await screen.findByRole(role, {}, patient);
      await waitFor(() => expect(open).toBeVisible(), patient);
      return within(open);
    },
    /** Waits until no dialog is open. */
    dialogGone: () =>
      waitFor(
        () => expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull(),
        patient,
      ),
  };
}

async function linkTo(address: string): Promise<HTMLElement> {
  return waitFor(() => {
    const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
    if (!link) throw new Error(`No link leads to ${address}`);
    return link;
  }, patient);
}
