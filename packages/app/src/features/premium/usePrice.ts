import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Writes roubles in the member's language: 1 400 ₽. */
export function usePrice(): (roubles: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (roubles) =>
      formatNumber(roubles, {
        style: 'currency',
        currency: 'RUB',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
    [formatNumber],
  );
}
