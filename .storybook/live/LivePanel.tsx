// Storybook compiles the manager's JSX to calls of `React`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons } from 'storybook/manager-api';
import { liveEvents, type Offer, type Offers } from './channel';

const askEveryMs = 1000;
const nothing: Offers = { deeds: [] };

/** Buttons by which something happens to the open page from outside: grouped, each disabled with its reason. */
export function LivePanel({ isActive }: { isActive: boolean }) {
  const { deeds, note } = useOffers(isActive);
  const press = (id: string) => addons.getChannel()?.emit(liveEvents.pressed, id);
  if (deeds.length === 0) return <p style={text}>Nothing happens to this story from outside.</p>;
  return (
    <div style={{ padding: 16, display: 'grid', gap: 16 }}>
      {note && <output style={{ fontSize: 13 }}>{note}</output>}
      {groupsOf(deeds).map(([group, offers]) => (
        <section key={group} aria-label={group}>
          <h2 style={{ margin: '0 0 8px', fontSize: 13, fontWeight: 700 }}>{group}</h2>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            {offers.map((offer) => (
              <DeedButton key={offer.id} offer={offer} onPress={press} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function DeedButton({ offer, onPress }: { offer: Offer; onPress: (id: string) => void }) {
  const { id, title, does, whyNot } = offer;
  return (
    <React.Fragment>
      <Button ariaLabel={false} tooltip={does} disabled={whyNot !== undefined} onClick={() => onPress(id)}>
        {title}
      </Button>
      {whyNot !== undefined && <small style={{ opacity: 0.75 }}>{whyNot}</small>}
    </React.Fragment>
  );
}

/** What the open story offers, asked for again while the panel shows: the page changes by itself too. */
function useOffers(isActive: boolean): Offers {
  const [offers, setOffers] = React.useState(nothing);
  React.useEffect(() => {
    const channel = addons.getChannel();
    if (!channel || !isActive) return undefined;
    channel.on(liveEvents.offered, setOffers);
    channel.emit(liveEvents.asked);
    const timer = setInterval(() => channel.emit(liveEvents.asked), askEveryMs);
    return () => {
      clearInterval(timer);
      channel.off(liveEvents.offered, setOffers);
    };
  }, [isActive]);
  return offers;
}

function groupsOf(deeds: readonly Offer[]): (readonly [string, Offer[]])[] {
  const groups = new Map<string, Offer[]>();
  for (const deed of deeds) groups.set(deed.group, [...(groups.get(deed.group) ?? []), deed]);
  return [...groups];
}

const text = { padding: 16, margin: 0, fontSize: 13 } as const;
