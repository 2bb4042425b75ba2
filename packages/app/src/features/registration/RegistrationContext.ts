import { createContext, useContext } from 'react';
import type { RegistrationStore } from './model/RegistrationStore';

export const RegistrationContext = createContext<RegistrationStore | null>(null);

/** The wizard that is being filled in. */
export function useRegistration(): RegistrationStore {
  const registration = useContext(RegistrationContext);
  if (!registration) throw new Error('useRegistration needs RegistrationContext around it');
  return registration;
}
