import { currentMocks, viewerStorage } from '@iskra/api-mocks/storybook';
import type { World } from '@iskra/api-mocks';
import { useIskra } from '@iskra/ui';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Language } from '../../app/Language';
import { VisitorStoresContext } from '../../model/StoresContext';
import { scenario } from '../../stories/scenario';
import { storyParts, type StoryParts } from '../../stories/storyParts';
import { pattern, text } from '../../stories/storyText';
import { safetyMessages } from './messages';
import { SafetyDialogHost, type SafetyMatter } from './SafetyDialogHost';
import { useSafetyDialog } from './SafetyDialogContext';

const vera = { id: 2, name: 'Вера' };

/** The dialog as it opens from a card, a room, a message or a photo. */
function OpenSafetyDialog({ kind = 'report', target = vera, evidence }: Partial<SafetyMatter>) {
  const locale = useIskra().locale === 'ru' ? 'ru' : 'en';
  const [parts, setParts] = useState<StoryParts>();
  useEffect(() => {
    let isCurrent = true;
    const stored = { ...viewerStorage(currentMocks()), locale };
    void storyParts(stored).then((made) => isCurrent && setParts(made));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!parts) return null;
  const { stores, texts, MemberArea } = parts;
  return (
    <VisitorStoresContext.Provider value={stores}>
      <Language locale={locale} texts={texts}>
        <MemoryRouter>
          <MemberArea>
            <SafetyDialogHost>
              <Opened kind={kind} target={target} evidence={evidence} />
            </SafetyDialogHost>
          </MemberArea>
        </MemoryRouter>
      </Language>
    </VisitorStoresContext.Provider>
  );
}

function Opened({ kind, target, evidence }: SafetyMatter) {
  const dialog = useSafetyDialog();
  useEffect(() => {
    if (kind === 'block') dialog.block(target);
    else dialog.report(target, evidence);
  }, [dialog, kind, target, evidence]);
  return null;
}

/** Somebody to block or to report. */
function someone({ members, viewerId }: World) {
  const found = [...members.values()].find(({ id, photos }) => id !== viewerId && photos.length > 0);
  if (!found) throw new Error('Nobody with a photo is in the story');
  return found;
}

const meta = preview.meta({
  title: 'Screens/Safety',
  component: OpenSafetyDialog,
  parameters: { layout: 'fullscreen' },
  beforeEach: scenario('busyInbox'),
});

const opened = (title: 'block' | 'report') => async () => {
  const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages[title]) });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const block = opened('block');
const report = opened('report');

/** Why somebody is blocked [BLK-01]. */
export const Block = meta.story({
  args: { kind: 'block' },
  play: async () => {
    await expect((await block()).getAllByRole('radio').length).toBeGreaterThan(1);
  },
});

/** From a card or a profile: a reason, and words of one's own [BLK-04]. */
export const Report = meta.story({
  play: async () => {
    const dialog = await report();
    await expect(dialog.getByRole('textbox', { name: text(safetyMessages.comment) })).toBeEnabled();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
});

const said = [
  { id: 1, text: 'Привет! Как прошёл день?' },
  { id: 2, text: 'Скинь три тысячи на карту, завтра верну. '.repeat(8).trim() },
  { id: 3, text: 'https://example.com/a-very-long-address-without-a-single-space-in-it/prize' },
];

/** From the room: what they said last may go along [BLK-04]. */
export const ReportFromTheRoom = meta.story({
  name: 'Report from the room',
  args: { evidence: { messages: said } },
  play: async () => {
    const boxes = (await report()).getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
});

/** From a message: that one is ticked [BLK-04]. */
export const ReportMessage = meta.story({
  name: 'Report a message',
  args: { evidence: { messages: said, chosenId: 1 } },
  play: async () => {
    const [first, ...others] = (await report()).getAllByRole('checkbox');
    await expect(first).toBeChecked();
    for (const other of others) await expect(other).not.toBeChecked();
  },
});

/** From the viewer of photos: that photo is shown [BLK-04]. */
export const ReportPhoto = meta.story({
  name: 'Report a photo',
  render: (args) => {
    const { photos } = someone(currentMocks().world);
    const [photo] = photos;
    return <OpenSafetyDialog {...args} {...(photo && { evidence: { photo } })} />;
  },
  play: async () => {
    await expect((await report()).getByText(text(safetyMessages.withPhoto))).toBeVisible();
  },
});
