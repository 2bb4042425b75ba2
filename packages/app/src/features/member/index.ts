export { Details } from './components/MemberDetails.styles';
export { ProfileColumns } from './components/ProfileColumns';
export { MembersStore } from './model/MembersStore';
