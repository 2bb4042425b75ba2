import { useState } from 'react';
import { Loading } from '../shared/store';

/** How a deed of one button or row stands; what is done with one row holds up no other and says nothing of it. */
export function useLoading(what: string): Loading {
  const [loading] = useState(() => new Loading(what));
  return loading;
}
