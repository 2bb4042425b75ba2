import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Long JSON goes out compressed, but only to the page's own calls: an attacker who can have a browser ask for an answer and sees
 * its length could learn what stands beside their own words in it (BREACH). `X-Requested-With` is a header that no other site
 * can have a browser send. Pages with their token, photos and archives are never compressed here.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOwnCall = request.headers['x-requested-with'] === 'XMLHttpRequest';
    // The library reads this header to skip an answer.
    if (!isOwnCall) request.headers['x-no-compression'] = '1';
    done();
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    globalDecompression: false,
    // The library's default costs many times the processor time for a few per cent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
