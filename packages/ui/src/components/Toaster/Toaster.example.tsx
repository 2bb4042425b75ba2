import { Button } from '@iskra/ui';
import { createToaster, Toaster } from '@iskra/ui/Toaster';

/** One for the whole product: `show` may be called from anywhere. */
const toaster = createToaster();

export function News() {
  const handleSave = () => toaster.show({ type: 'success', title: 'Saved' });
  return (
    <>
      <Button onClick={handleSave}>Save</Button>
      <Toaster toaster={toaster} />
    </>
  );
}
