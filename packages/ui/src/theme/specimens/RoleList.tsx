import { palette } from '../palette';
import { darkRoles, lightRoles, type RoleName } from '../roles';
import { color } from '../tokenRefs';
import { Legend, Shelf, Swatch } from './Specimen.styles';

const stepNames = new Map<string, string>(
  Object.entries(palette).flatMap(([family, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex, `${family} ${step}`] as const),
  ),
);

/** Every role in the theme around it, with the step of the palette it is. */
export function RoleList({ theme }: { theme: 'light' | 'dark' }) {
  const roles = theme === 'light' ? lightRoles : darkRoles;
  return (
    <Shelf>
      {(Object.keys(roles) as RoleName[]).map((role) => (
        <div key={role}>
          <Swatch style={{ background: color(role) }} />
          <Legend>
            {role}
            <span>{[stepNames.get(roles[role]), roles[role]].filter(Boolean).join(' · ')}</span>
          </Legend>
        </div>
      ))}
    </Shelf>
  );
}
