import { describe, expect, test } from 'vitest';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { testsOnDatabase } from './testsOnDatabase';

const all = globSync('packages/server/src/**/*.test.ts', { cwd: root });

describe('what runs on every database', () => {
  const found = testsOnDatabase();
  const inServer = (file: string) => `packages/server/src/${file}.test.ts`;

  test.each([
    'contract/server.contract',
    'http/walk/walk',
    'resources/likes/likes',
    'backup/backup',
    'realtime/RedisBus',
  ])('is %s, which asks a server or an engine of the tests', (file) =>
    expect(found).toContain(inServer(file)),
  );

  test.each(['start/config', 'http/addressBlock', 'db/embedded/openEmbedded', 'start/stopServer'])(
    'is not %s, which opens none or the embedded one',
    (file) => {
      expect(all).toContain(inServer(file));
      expect(found).not.toContain(inServer(file));
    },
  );
});
