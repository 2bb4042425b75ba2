/** The public key of the mocked broadcaster; it stands in the address of its socket. */
export const appKey = 'iskra-mocks';
