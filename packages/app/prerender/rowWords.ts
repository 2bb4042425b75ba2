import { limits, type Locale } from '@iskra/api-contract';
import { en } from '@iskra/ui/locales/en';
import { chatMessages } from '../src/features/chat/messages';
import { Texts } from '../src/shared/i18n';

/** What the rows of dialogues say that the server lays into the opening page, in each language. */
export async function rowWords() {
  return Object.fromEntries(
    await Promise.all(limits.locales.map(async (locale) => [locale, await wordsIn(locale)] as const)),
  );
}

async function wordsIn(locale: Locale) {
  const texts = new Texts(locale);
  await texts.use(locale);
  await texts.need('chat');
  const said = ({ id }: { id: string }) => String(texts.messages[id]);
  // The kit speaks English without a pack.
  const { you } = { ...en.labels.DialogueList, ...texts.kit.labels.DialogueList };
  return {
    you: you('{text}'),
    matched: said(chatMessages.matched),
    deleted: said(chatMessages.deletedUser),
  };
}
