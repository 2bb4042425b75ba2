import { Button } from '@iskra/ui';
import { toast, Toaster } from '@iskra/ui/Toaster';

const save = () => fetch('/profile', { method: 'POST' });

/** `toast` may be called from anywhere, also outside React; `Toaster` stands once around the pages. */
export function News() {
  const handleSave = () =>
    toast.promise(save, { loading: 'Saving', success: 'Saved', error: 'Could not be saved' });
  const handleRemove = () =>
    toast('Photo removed', { action: { label: 'Undo', onSelect: () => toast('It is back') } });
  return (
    <>
      <Button onClick={handleSave}>Save</Button>
      <Button onClick={handleRemove}>Remove the photo</Button>
      <Toaster />
    </>
  );
}
