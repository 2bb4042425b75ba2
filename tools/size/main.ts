/** `npm run size`: what the pages load and what each entry of the kit weighs; `-- pages` or `-- kit [ENTRY...]` for a part. */
import { printModules, reportKit } from './kit';
import { reportPages } from './pages';
import type { Sizing } from './Sizing';
import { measureSizes } from './sizes';
import { weighEntry } from './weighEntry';

const [part, ...rest] = process.argv.slice(2);
const entries = rest.filter((word) => !word.startsWith('--'));
const isWriting = process.argv.includes('--write');

const { faults } = await measure();
for (const name of entries) printModules(await weighEntry(name));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function measure(): Promise<Sizing> {
  if (entries.length > 0) return { sizes: [], faults: [] };
  if (part === 'pages') return reportPages();
  return part === 'kit' ? reportKit(isWriting) : measureSizes(isWriting);
}
