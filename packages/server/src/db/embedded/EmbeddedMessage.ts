/** What the server's thread tells the database's: a new connection, bytes of PostgreSQL's protocol, or the end. */
export type ToDatabase = 'connect' | 'close' | Uint8Array;

/** What the database's thread tells: that it is open or closed, why it is not, or bytes of the protocol. */
export type FromDatabase = 'open' | 'closed' | { readonly failure: string } | Uint8Array;
