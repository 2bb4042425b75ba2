import { Button } from '@iskra/ui';
import { Lightbox } from '@iskra/ui/Lightbox';
import { useState } from 'react';

const photos = [
  { id: '1', src: '/photos/anna-1.webp' },
  { id: '2', src: '/photos/anna-2.webp' },
];

export function AnnasPhotos() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setIndex(0)}>Look at the photos</Button>
      <Lightbox
        name="Anna"
        photos={photos}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    </>
  );
}
