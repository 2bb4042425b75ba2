import { photoPath, systemContents, type Dialogue } from '@iskra/api-contract';

/** What rows say in words of their own, as the build took them from the texts; `{text}` is what the member wrote. */
export interface RowWords {
  readonly you: string;
  readonly matched: string;
  readonly deleted: string;
}

const greatestBadge = 99;

/** Rows of dialogues for the opening page, as their list shows them; the list itself is what is read out. */
export function dialogueRows(dialogues: readonly Dialogue[], memberId: number, words: RowWords): string {
  return dialogues.map((dialogue) => rowOf(dialogue, memberId, words)).join('');
}

function rowOf({ otherUser, lastMessage, unread }: Dialogue, memberId: number, words: RowWords): string {
  const { name, image, is_deleted: isDeleted } = otherUser;
  const photo = image ? `<img src="${escape(photoPath(image, 'sm'))}" alt="" fetchpriority="high">` : '';
  const badge = unread > 0 ? `<em>${unread > greatestBadge ? `${greatestBadge}+` : unread}</em>` : '';
  const said = escape(saidIn(lastMessage, memberId, words));
  return `<p aria-hidden="true"><i>${photo}</i><b dir="auto">${escape(isDeleted ? words.deleted : name)}</b><u dir="auto">${said}</u>${badge}</p>`;
}

function saidIn(last: Dialogue['lastMessage'], memberId: number, { you, matched }: RowWords): string {
  if (!last) return '';
  if (last.type === 'system' && last.content === systemContents.matched) return matched;
  return last.sender_id === memberId ? you.replace('{text}', () => last.content) : last.content;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);
