import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` that keeps silent when rendered on a server. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
