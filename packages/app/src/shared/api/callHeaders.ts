/** What every call of the page carries. */
export function callHeaders(token: string, locale: string): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${token}`,
  };
}
