import { limits } from '@iskra/api-contract';
import type { World } from './World';
import { invalidField, notFound, Refused } from './Refused';
import type { MemberRecord, PhotoRecord } from './records';
import { partnersOf, tellChanged } from './settings';

/** Adds a photo, which becomes the main one; 409 when all six slots are taken (D-28). */
export function addPhoto(world: World, member: MemberRecord, path: string): PhotoRecord {
  if (member.photos.length >= limits.photoSlots) throw new Refused(409, 'photoSlotsFull');
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
  const ordered = keys.flatMap((key) => member.photos.find((photo) => photo.key === key) ?? []);
  const isSame = new Set(keys).size === member.photos.length && ordered.length === member.photos.length;
  if (!isSame) throw invalidField('keys', 'wrongValue');
  member.photos = ordered;
}

/** Removes a photo; without the main one the first that remains becomes it. */
export function removePhoto(member: MemberRecord, key: string): void {
  if (!member.photos.some((photo) => photo.key === key)) throw notFound();
  member.photos = member.photos.filter((photo) => photo.key !== key);
  if (member.mainPhotoKey === key) member.mainPhotoKey = member.photos[0]?.key ?? null;
}

/** Own pages see every change, whoever talks to the member another main photo. */
export function tellPhotos(
  world: World,
  me: MemberRecord,
  before: string | null,
  exceptSocket?: string,
): void {
  const others = me.mainPhotoKey === before ? [] : partnersOf(world, me.id);
  tellChanged(world, me, [me.id, ...others], exceptSocket);
}

/** What an operator does with a photo that may not stay: own pages and partners see it (D-28). */
export function takePhotoAway(world: World, member: MemberRecord, key: string): void {
  const before = member.mainPhotoKey;
  removePhoto(member, key);
  tellPhotos(world, member, before);
}
