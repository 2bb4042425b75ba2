import { createContext } from 'react';
import { indexedPhotoOutbox, type PhotoOutbox } from '../../model/photos/photoOutbox';

/** Makes what keeps unsent photos; stories give one that forgets. */
export const PhotoOutboxContext = createContext<() => PhotoOutbox>(indexedPhotoOutbox);
