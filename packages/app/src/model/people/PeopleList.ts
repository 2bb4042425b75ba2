import type { MemberCard } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PeopleStore } from './PeopleStore';

/** Some of the people, in an order of their own; who is gone from the people is gone from the list. */
export class PeopleList {
  ids: readonly number[] = [];

  constructor(private readonly people: PeopleStore) {
    makeAutoObservable<PeopleList, 'people'>(this, { people: false, ids: observableRef });
  }

  get all(): MemberCard[] {
    return this.ids.flatMap((id) => this.people.get(id) ?? []);
  }

  show(cards: readonly MemberCard[]): void {
    this.people.upsertAll(cards);
    this.ids = cards.map(({ id }) => id);
  }

  /** Somebody may have moved between two pages meanwhile, and stands once. */
  append(cards: readonly MemberCard[]): void {
    this.people.upsertAll(cards);
    this.ids = [...new Set([...this.ids, ...cards.map(({ id }) => id)])];
  }

  putFirst(card: MemberCard): void {
    this.people.upsert(card);
    this.ids = [card.id, ...this.ids];
  }

  remove(id: number): void {
    this.ids = this.ids.filter((other) => other !== id);
  }
}
