import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { photoSizes } from '@iskra/api-contract';
import sharp, { type Sharp } from 'sharp';
import { drawnCast } from '../packages/server/src/seed/portraits/cast';
import { drawPortrait } from '../packages/server/src/seed/portraits/drawPortrait';
import { demoPeople, welcomePeople } from '../packages/server/src/seed/portraits/welcomePeople';
import { storyPeople } from './storyPeople';

/** Renders every drawn portrait to the committed files; needed only after a change of the drawings. */
const root = fileURLToPath(new URL('../', import.meta.url));
const folders = {
  members: path.join(root, 'packages/server/src/seed/portraits-rendered'),
  welcome: path.join(root, 'packages/app/public/welcome'),
  mocks: path.join(root, 'packages/api-mocks/public/portraits'),
  stories: path.join(root, '.storybook/public/portraits'),
};
const mockPortraits = 24;

await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true })));

for (const [name, { figure, shots }] of Object.entries(welcomePeople)) {
  await render(drawPortrait(figure, shots[0]!), folders.welcome, name, [432, 576]);
}

const cast = drawnCast();
const demo = Object.entries(demoPeople).map(([id, person]) => ({ id, ...person }));
for (const { id, figure, shots } of [...demo, ...cast]) {
  for (const [index, shot] of shots.entries()) {
    await renderSizes(drawPortrait(figure, shot), path.join(folders.members, `${id}-${index + 1}`));
  }
}

// Women and men by turns, so that a story of any size shows both.
const women = cast.filter(({ id }) => id.startsWith('w'));
const men = cast.filter(({ id }) => id.startsWith('m'));
for (let index = 0; index < mockPortraits; index += 1) {
  const person = (index % 2 === 0 ? women : men)[Math.floor(index / 2)]!;
  const name = String(index + 1).padStart(2, '0');
  await render(drawPortrait(person.figure, person.shots[0]!), folders.mocks, name, [480, 640]);
}

for (const { name, figure, shots } of storyPeople) {
  for (const [index, shot] of shots.entries()) {
    await render(drawPortrait(figure, shot), folders.stories, `${name}-${index + 1}`, [720, 960]);
  }
}

async function render(svg: string, folder: string, name: string, [width, height]: [number, number]) {
  await write(sharp(Buffer.from(svg)).resize(width, height), folder, name);
}

/** As photos are kept: three sizes in a folder of their own, the small one the square around the face. */
async function renderSizes(svg: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { sm, md } = photoSizes;
  const drawn = await sharp(Buffer.from(svg)).resize(720, 960).png().toBuffer();
  // A head fills the middle of its portrait; the eyes are a little above the middle.
  const face = { left: 29, top: 130, width: 662, height: 662 };
  await write(sharp(drawn).extract(face).resize(sm, sm), folder, 'sm');
  await write(sharp(drawn).resize(md, md, { fit: 'inside' }), folder, 'md');
  await write(sharp(drawn), folder, 'lg');
}

async function write(picture: Sharp, folder: string, name: string): Promise<void> {
  await picture.webp({ quality: 72, effort: 5 }).toFile(path.join(folder, `${name}.webp`));
}
