import { Profiler, useEffect, useState, type ReactNode } from 'react';
import { measureWhenAsked } from './measureWhenAsked';
import { Meter } from './Meter';

/** A story in the viewer, whose cost the panel Performance shows; under test stories stand without it. */
export function MeasuredStory({ children }: { children: ReactNode }) {
  const [meter] = useState(() => new Meter());
  useEffect(() => measureWhenAsked(meter), [meter]);
  return (
    <Profiler id="story" onRender={(_id, _phase, ms) => meter.addCommit(ms)}>
      {children}
    </Profiler>
  );
}
