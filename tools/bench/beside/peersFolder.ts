import path from 'node:path';

/** A package of its own, which `npm ci` at the root leaves out. */
export const peersFolder = path.join(import.meta.dirname, '../peers');
