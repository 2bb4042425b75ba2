import { deleteImage, limits, orderImages, setMainImage, uploadImage } from '../..';
import { describe, expect, it } from 'vitest';
import { join, type Person } from '../Person';
import { smallPhoto as photo } from '../smallPhoto';
import type { Target } from '../Target';

const add = async ({ client }: Person) => (await client.upload(uploadImage, photo)).ok();
const keysOf = ({ all_images: images }: { readonly all_images: object }) => Object.keys(images);

/** A member's own photos. */
export function photoCases(the: () => Target): void {
  describe('photos', () => {
    it('become the main one as they come; six are the most (D-28)', async () => {
      const me = await join(the());
      const keys: string[] = [];
      for (let added = 0; added < limits.photoSlots; added += 1) {
        const { key, path, ...images } = await add(me);
        keys.push(key);
        expect([keysOf(images), images.main_image]).toEqual([keys, path]);
      }
      expect((await me.client.upload(uploadImage, photo)).status).toBe(409);
    });

    it('are refused without a picture in the field, and for another kind of file (D-28)', async () => {
      const me = await join(the());
      const elsewhere = await me.client.upload(uploadImage, { ...photo, field: 'file' });
      expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ['image']]);
      const words = { content: new TextEncoder().encode('слова'), type: 'text/plain' };
      expect((await me.client.upload(uploadImage, words)).status).toBe(415);
    });

    it('are put into another order only as they are, each once (D-28)', async () => {
      const me = await join(the());
      const [first, second] = [(await add(me)).key, (await add(me)).key];
      for (const keys of [[first], [first, first], [first, second, second], [first, 'none']]) {
        const { status, body } = await me.client.send(orderImages, { body: { keys } });
        expect([keys, status, Object.keys(body.errors ?? {})]).toEqual([keys, 422, ['keys']]);
      }
      const ordered = await me.client.get(orderImages, { body: { keys: [second, first] } });
      expect(keysOf(ordered)).toEqual([second, first]);
    });

    it('leave the first that remains as the main one when that is removed (D-28)', async () => {
      const me = await join(the());
      const [first, second, third] = [await add(me), await add(me), await add(me)];
      const remove = (key: string) => me.client.get(deleteImage, { body: { key } });
      expect((await remove(second.key)).main_image).toBe(third.path);
      await me.client.get(setMainImage, { body: { key: third.key } });
      expect((await remove(third.key)).main_image).toBe(first.path);
      expect(await remove(first.key)).toEqual({ all_images: {}, main_image: null });
      expect((await me.client.send(deleteImage, { body: { key: first.key } })).status).toBe(404);
      expect((await me.client.send(setMainImage, { body: { key: first.key } })).status).toBe(404);
    });
  });
}
