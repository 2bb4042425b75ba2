import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

type Values = Parameters<ReturnType<typeof useIntl>['formatMessage']>[1];

/** Gives the text of a message in the member's language. */
export function useText(): (
  message: MessageDescriptor,
  values?: Record<string, string | number | Date>,
) => string {
  const intl = useIntl();
  return useCallback(
    (message, values) => {
      const text = intl.messages[message.id ?? ''];
      // A text without a place for values is a string, which react-intl would parse, and pages have no parser.
      return typeof text === 'string' ? text : String(intl.formatMessage(message, values as Values));
    },
    [intl],
  );
}
