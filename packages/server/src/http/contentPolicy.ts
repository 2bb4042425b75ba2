import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config';
import { styleNonce } from './styleNonce';

/** Own scripts only; styles in the page need the answer's nonce, which styled-components gives to its own. */
export function contentPolicy(config: Config): FastifyHelmetOptions {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  return {
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, answer) => `'nonce-${styleNonce(answer)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'wss:', ...(isSecure ? [] : ['ws:'])],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  };
}
