import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

type Values = Parameters<ReturnType<typeof useIntl>['formatMessage']>[1];

/** Gives the text of a message in the member's language. */
export function useText(): (
  message: MessageDescriptor,
  values?: Record<string, string | number | Date>,
) => string {
  const intl = useIntl();
  return useCallback((message, values) => String(intl.formatMessage(message, values as Values)), [intl]);
}
