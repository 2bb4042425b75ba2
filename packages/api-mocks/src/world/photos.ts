import {
  areSlotsFull,
  invalidField,
  isReordering,
  mainWithout,
  notFound,
  Refused,
} from '@iskra/api-contract/rules';
import type { World } from './World';
import type { MemberRecord, PhotoRecord } from './records';
import { partnersOf, tellChanged } from './settings';

/** Adds a photo, which becomes the main one; 409 when all six slots are taken (D-28). */
export function addPhoto(world: World, member: MemberRecord, path: string): PhotoRecord {
  if (areSlotsFull(member.photos.length)) throw new Refused(409, 'photoSlotsFull');
  const photo = { key: `photo-${world.ids.photo.next()}`, path };
  member.photos.push(photo);
  member.mainPhotoKey = photo.key;
  return photo;
}

export function makeMain(member: MemberRecord, key: string): void {
  if (!member.photos.some((photo) => photo.key === key)) throw notFound();
  member.mainPhotoKey = key;
}

/** Puts all photos into another order; 422 when `keys` are not exactly these (D-28). */
export function orderPhotos(member: MemberRecord, keys: readonly string[]): void {
  if (!isReordering(keysOf(member), keys)) throw invalidField('keys', 'wrongValue');
  member.photos = keys.flatMap((key) => member.photos.find((photo) => photo.key === key) ?? []);
}

/** Removes a photo; without the main one the first that remains becomes it. */
export function removePhoto(member: MemberRecord, key: string): void {
  if (!member.photos.some((photo) => photo.key === key)) throw notFound();
  member.mainPhotoKey = mainWithout(key, { kept: keysOf(member), main: member.mainPhotoKey });
  member.photos = member.photos.filter((photo) => photo.key !== key);
}

const keysOf = ({ photos }: MemberRecord) => photos.map(({ key }) => key);

/** The member's own pages see every change, partners in dialogues a new main photo. */
export function tellPhotos(
  world: World,
  me: MemberRecord,
  before: string | null,
  exceptSocket?: string,
): void {
  const others = me.mainPhotoKey === before ? [] : partnersOf(world, me.id);
  tellChanged(world, me, [me.id, ...others], exceptSocket);
}

/** What an operator does with a forbidden photo: the member's own pages and partners see it (D-28). */
export function takePhotoAway(world: World, member: MemberRecord, key: string): void {
  const before = member.mainPhotoKey;
  removePhoto(member, key);
  tellPhotos(world, member, before);
}
