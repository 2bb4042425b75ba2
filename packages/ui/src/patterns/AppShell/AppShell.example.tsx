import { AppShell, BottomMenu, Sidebar } from '@iskra/ui/AppShell';
import { MapPin, MessageCircle } from '@iskra/ui/icons';

const places = [
  { id: 'nearby', label: 'People nearby', icon: MapPin, link: <a href="/nearby" aria-current="page" /> },
  { id: 'messages', label: 'Messages', icon: MessageCircle, link: <a href="/messages" />, count: 3 },
];

export function Product() {
  return (
    <AppShell
      sidebar={<Sidebar home={<a href="/" aria-label="Iskra, home" />} items={places} />}
      bottomMenu={<BottomMenu items={places} />}
    >
      <h1>People nearby</h1>
    </AppShell>
  );
}
