export { MembersStore } from './model/MembersStore';
