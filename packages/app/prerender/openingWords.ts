import { limits, type Locale } from '@iskra/api-contract';
import type { OpeningWords } from '@iskra/api-contract/ahead';
import { chatMessages } from '../src/features/chat/messages';
import { Texts } from '../src/shared/i18n';

/** What rows of dialogues say before the texts have come, in each language. */
export async function openingWords(): Promise<Record<Locale, OpeningWords>> {
  const words = await Promise.all(
    limits.locales.map(async (locale) => [locale, await wordsIn(locale)] as const),
  );
  return Object.fromEntries(words) as Record<Locale, OpeningWords>;
}

async function wordsIn(locale: Locale): Promise<OpeningWords> {
  const texts = new Texts(locale);
  await texts.use(locale);
  await texts.need('chat');
  const said = ({ id }: { id: string }) => String(texts.messages[id]);
  const { DialogueList: labels } = texts.kit.labels;
  return {
    you: String(labels?.you?.('{text}')),
    matched: said(chatMessages.matched),
    deleted: said(chatMessages.deletedUser),
  };
}
