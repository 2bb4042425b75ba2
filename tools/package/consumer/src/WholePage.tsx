import { IskraProvider, Text } from '@iskra/ui';

/** The kit without `scoped`: the document is its own while it stays. */
export function WholePage() {
  return (
    <IskraProvider theme="dark" locale="ru" dir="rtl" motion="none">
      <Text as="p">The page is ours.</Text>
    </IskraProvider>
  );
}
