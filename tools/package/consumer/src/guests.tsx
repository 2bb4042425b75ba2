import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Guest, guests } from './Guest';
import { WholePage } from './WholePage';

const styles = location.search === '?imported' ? 'imported' : 'inserted';
if (styles === 'imported') await import('@iskra/ui/styles');

type Stay = 'guests' | 'whole page' | 'nobody';

/** Somebody else's page: three guests, then one that takes the whole page, then nobody. */
function HostPage() {
  const [stay, setStay] = useState<Stay>('guests');
  useEffect(() => {
    document.documentElement.dataset['react'] = 'started';
  }, []);
  return (
    <>
      {stay === 'guests'
        ? guests.map((guest) => <Guest key={guest.name} styles={styles} {...guest} />)
        : null}
      {stay === 'whole page' ? <WholePage /> : null}
      {(['whole page', 'nobody'] as const).map((next) => (
        <button key={next} onClick={() => setStay(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <HostPage />
  </StrictMode>,
);
