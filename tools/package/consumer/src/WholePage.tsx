import { Button, IskraProvider } from '@iskra/ui';
import { LayeredStyles } from '@iskra/ui/layers';
import { ru } from '@iskra/ui/locales/ru';

/** The kit without `scoped`: the document is its own while it stays, and the page's rules for it win. */
export function WholePage() {
  return (
    <IskraProvider theme="dark" locale="ru" packs={[ru]} dir="rtl" motion="none">
      <Button>In our accent</Button>
      <LayeredStyles>
        <Button className="host-button">By our class</Button>
      </LayeredStyles>
    </IskraProvider>
  );
}
