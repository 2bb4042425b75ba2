/** `npm run size`: what the pages load and what each entry of the kit weighs; `-- pages` or `-- kit [ENTRY...]` for a part. */
import { printModules, reportKit } from './kit';
import { reportPages } from './pages';
import { weighEntry } from './weighEntry';

const [part, ...rest] = process.argv.slice(2);
const entries = rest.filter((word) => !word.startsWith('--'));
const faults = [
  ...(part === 'pages' || entries.length > 0 ? [] : await reportKit(rest.includes('--write'))),
  ...(part === 'kit' ? [] : await reportPages()),
];
for (const name of entries) printModules(await weighEntry(name));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
