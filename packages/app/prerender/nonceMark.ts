/** Stands in a drawn page for the nonce of its styles; the server writes another one into each page it sends. */
export const nonceMark = 'iskra-style-nonce';
