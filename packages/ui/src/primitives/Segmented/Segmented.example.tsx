import { Segmented } from '@iskra/ui';
import { useState } from 'react';

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'online', label: 'Online' },
  { value: 'new', label: 'New' },
];

export function Status() {
  const [status, setStatus] = useState('all');
  return <Segmented label="Status" options={statuses} value={status} onValueChange={setStatus} />;
}
