import { IskraProvider, PasswordField, type LabelPack } from '@iskra/ui';
import { MessageList } from '@iskra/ui/ChatRoom';
import { DateWheels } from '@iskra/ui/DateWheels';
import { ar } from '@iskra/ui/locales/ar';
import { de } from '@iskra/ui/locales/de';
import { en } from '@iskra/ui/locales/en';
import { ru } from '@iskra/ui/locales/ru';
import { uk } from '@iskra/ui/locales/uk';

const packs: readonly LabelPack[] = [en, ru, de, uk, ar];
const said = { id: 1, senderId: 2, status: 'read', type: 'text' } as const;
const messages = [{ ...said, content: 'Anna', createdAt: '2025-06-11T21:30:00Z' }];
const now = new Date('2026-06-12T02:00:00Z');

/** The same parts in every language that the kit comes with, each in a scope of its own. */
export function Languages() {
  return packs.map(({ locale }) => (
    <IskraProvider key={locale} scoped locale={locale} packs={packs} motion="none">
      <PasswordField label={locale} />
      <DateWheels mode="select" years={[2000]} />
      <MessageList messages={messages} selfId={1} otherName="Anna" now={now} timeZone="UTC" />
    </IskraProvider>
  ));
}
