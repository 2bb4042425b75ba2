import { ImageOff } from '../../icons/icons';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Spinner } from '../../primitives/Spinner';
import type { LightboxLabels } from './lightbox.labels';
import { Picture, Shown, Waiting } from './Lightbox.styles';

interface LightboxPhotoViewProps {
  src: string;
  alt: string;
  /** A neighbour loads out of sight. */
  isCurrent: boolean;
  /** How it is seen closer. */
  transform: string | undefined;
  labels: LightboxLabels;
}

type Status = 'loading' | 'ready' | 'broken';

// [B2.13]
/** One photo: a spinner until it is there, a sentence and a retry when it does not come. */
export function LightboxPhotoView({ src, alt, isCurrent, transform, labels }: LightboxPhotoViewProps) {
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  };
  return (
    <Shown hidden={!isCurrent} data-status={status}>
      {status === 'broken' ? (
        <>
          <ImageOff size={48} strokeWidth={1.5} />
          <span role="alert">{labels.broken}</span>
          <Button variant="secondary" onClick={retry}>
            {labels.retry}
          </Button>
        </>
      ) : (
        <Picture
          key={attempt}
          src={src}
          alt={alt}
          data-status={status}
          decoding="async"
          style={transform ? { transform } : undefined}
          draggable={false}
          onLoad={() => setStatus('ready')}
          onError={() => setStatus('broken')}
        />
      )}
      {status === 'loading' && isCurrent && (
        <Waiting>
          <Spinner size={32} label={labels.loading} />
        </Waiting>
      )}
    </Shown>
  );
}
