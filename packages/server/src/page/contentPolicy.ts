import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../start/config';

/** Allows our own scripts and style sheets only; `allowOwnStyles` adds a page's inline styles. */
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
        styleSrc: ["'self'"],
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
