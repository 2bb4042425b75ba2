/** What the device keeps under a key, unread by any schema: it may be anything. */
export function keptValue<Value>(key: string): Partial<Value> | Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}
