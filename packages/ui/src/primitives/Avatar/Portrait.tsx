import { useState } from 'react';
import { UserRound } from '../../icons/icons';
import { initialsOf } from './initialsOf';

interface PortraitProps {
  src: string | null | undefined;
  name: string;
}

/** What is in an avatar's circle: the picture; initials or a drawn head when there is none or it does not load. */
export function Portrait({ src, name }: PortraitProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (src && src !== brokenSrc)
    return <img src={src} alt="" decoding="async" onError={() => setBrokenSrc(src)} />;
  return initialsOf(name) || <UserRound aria-hidden />;
}
