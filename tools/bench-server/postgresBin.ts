import { existsSync, readdirSync } from 'node:fs';

const parent = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs, pgbench among them. */
export function postgresBin(): string {
  const [newest] = readdirSync(parent)
    .filter((version) => existsSync(`${parent}/${version}/bin/pgbench`))
    .sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('pgbench was not found: apt-get install postgresql');
  return `${parent}/${newest}/bin`;
}
