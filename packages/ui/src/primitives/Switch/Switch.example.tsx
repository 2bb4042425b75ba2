import { Switch } from '@iskra/ui';
import { useState } from 'react';

export function Sound() {
  const [isOn, setOn] = useState(true);
  return <Switch label="Sound of notifications" checked={isOn} onValueChange={setOn} />;
}
