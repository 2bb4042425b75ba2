import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config';

/** Own scripts only; styles may stand in the page, because styled-components writes them there. */
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
        styleSrc: ["'self'", "'unsafe-inline'"],
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
