import { describe, expect, test } from 'vitest';
import { testsOnDatabase } from './testsOnDatabase';

describe('what runs on every database', () => {
  const found = testsOnDatabase();
  const inServer = (file: string) => `packages/server/src/${file}.test.ts`;

  test.each([
    'contract/server.contract',
    'security/walk',
    'resources/likes/likes',
    'backup/backup',
    'realtime/RedisBus',
  ])('is %s, which asks a server or an engine of the tests', (file) =>
    expect(found).toContain(inServer(file)),
  );

  test.each(['config', 'http/addressBlock', 'db/embedded/openEmbedded', 'stopServer'])(
    'is not %s, which opens none or the embedded one',
    (file) => expect(found).not.toContain(inServer(file)),
  );
});
