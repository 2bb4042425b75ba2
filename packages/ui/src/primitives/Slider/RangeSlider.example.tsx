import { RangeSlider } from '@iskra/ui';
import { useState } from 'react';

export function Ages() {
  const [ages, setAges] = useState<readonly [number, number]>([24, 33]);
  return <RangeSlider label="Age" min={18} max={70} value={ages} onValueChange={setAges} />;
}
