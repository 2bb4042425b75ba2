/** What the server's thread sends to the database's: a new connection, bytes of PostgreSQL's protocol, or the end. */
export type ToDatabase = 'connect' | 'close' | Uint8Array;

/** What the database's thread sends: that it is open or closed, why it failed, or bytes of the protocol. */
export type FromDatabase = 'open' | 'closed' | { readonly failure: string } | Uint8Array;
