export { RegistrationStore } from './model/RegistrationStore';
