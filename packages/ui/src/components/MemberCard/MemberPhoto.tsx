import { UserRound } from '../../icons/icons';
import { useState } from 'react';
import { Frame } from './MemberCard.styles';

export interface MemberPhotoProps {
  src: string | null | undefined;
  eager?: boolean | undefined;
}

/** A 3:4 photo over its neutral place; a drawn head when there is none or it does not load. */
export function MemberPhoto({ src, eager = false }: MemberPhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) {
    return (
      <Frame data-empty="">
        <UserRound aria-hidden />
      </Frame>
    );
  }
  return (
    <Frame>
      <img
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setBrokenSrc(src)}
      />
    </Frame>
  );
}
