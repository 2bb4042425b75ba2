import { prettyDOM } from 'storybook/test';

/**
 * The error of a look that found nothing. What waits looks a hundred times and throws all but the last error away, so
 * the page is drawn into the message when somebody reads it.
 */
export function drawnWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
  return error;
}
