export { Goals } from './components/Goals';
export { Actions, Details } from './components/MemberDetails.styles';
export { PersonalInfo } from './components/PersonalInfo';
export { ProfileColumns } from './components/ProfileColumns';
