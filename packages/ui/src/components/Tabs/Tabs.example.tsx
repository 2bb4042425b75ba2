import { Badge } from '@iskra/ui';
import { Tabs } from '@iskra/ui/Tabs';

const items = [
  { id: 'received', label: 'Received', content: 'Who likes you', aside: <Badge count={14} /> },
  { id: 'given', label: 'Given', content: 'Whom you like' },
];

export function Likes() {
  return <Tabs label="Likes" items={items} defaultValue="received" />;
}
