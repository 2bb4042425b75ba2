import { useCallback, type ReactElement, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

type Values = Parameters<ReturnType<typeof useIntl>['formatMessage']>[1];

/** Gives the text of a message that has links or other elements in it. */
export function useRichText(): (
  message: MessageDescriptor,
  values: Readonly<Record<string, ReactElement>>,
) => ReactNode {
  const intl = useIntl();
  return useCallback((message, values) => intl.formatMessage(message, values as Values), [intl]);
}
