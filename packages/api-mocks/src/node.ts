import { setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './createMocks';

export { headerCarrier } from './handlers/SessionCarrier';

/** Mocks the back end for `fetch` in node; live events need a browser. Ends with `close`. */
export function startNodeMocks(options: MocksOptions = {}): Mocks & { close: () => void } {
  const mocks = createMocks(options);
  const server = setupServer(...mocks.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return {
    ...mocks,
    close: () => {
      mocks.stop();
      server.close();
    },
  };
}
