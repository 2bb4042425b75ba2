import type { Member, MemberCard } from '@iskra/api-contract';
import { EntityStore } from '../../shared/store';

/** Everybody whom a list shows, once: lists keep ids, so whoever changes or goes does so in all of them. */
export class PeopleStore extends EntityStore<MemberCard> {
  /** Pictures and goals come for encounters alone; another list's card does not take them away. */
  override upsert(card: MemberCard): void {
    super.upsert({ ...this.get(card.id), ...card });
  }

  /** A profile was loaded: the same member's card says the same. */
  follow({ id, name, age, city, online, main_image }: Member): void {
    const card = this.get(id);
    if (card) super.upsert({ ...card, name, age, city, main_image, online: online ? 'online' : 'offline' });
  }
}
