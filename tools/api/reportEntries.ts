import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { uiFolder } from '../package/entries';

/** What is read of entries whose declarations lie in `<folder>/exports`. */
interface Declarations {
  readonly folder: string;
  readonly entries: readonly string[];
}

const fileOf = ({ folder }: Declarations, entry: string) => path.join(folder, 'exports', `${entry}.d.ts`);

/** The signatures of each entry as Markdown, by the entry's name. */
export function reportEntries(declarations: Declarations): Map<string, string> {
  const additionalEntryPoints = declarations.entries.map((entry) => fileOf(declarations, entry));
  const configs = declarations.entries.map((entry) => [entry, configOf(declarations, entry)] as const);
  const [first] = configs;
  if (!first) return new Map();
  const compilerState = CompilerState.create(first[1], { additionalEntryPoints });
  const reported = configs.map(([entry, config]) => {
    mkdirSync(config.reportFolder, { recursive: true });
    const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
    if (!succeeded) throw new Error(`The signatures of ${entry} could not be read.`);
    return [entry, asPage(entry, readFileSync(config.reportFilePath, 'utf8'))] as const;
  });
  return new Map(reported);
}

function configOf(declarations: Declarations, entry: string): ExtractorConfig {
  const reportFolder = path.join(declarations.folder, 'reports');
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(uiFolder, 'package.json'),
    configObject: {
      projectFolder: uiFolder,
      mainEntryPointFilePath: fileOf(declarations, entry),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: tsconfigOf(declarations) },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.replace('/', '.')}.api.md`,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'temp'),
        // The words of a language are those of the entry `.`, which lists them.
        includeForgottenExports: !entry.startsWith('locales/'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

function tsconfigOf(declarations: Declarations): object {
  return {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      types: [],
    },
    files: declarations.entries.map((entry) => fileOf(declarations, entry)),
  };
}

/** That a report was written is no news. */
function messageCallback(message: ExtractorMessage): void {
  message.handled = message.logLevel !== ExtractorLogLevel.Error;
}

/** Whether a name has words of its own is no signature: `publicProps.test.ts` looks after that. */
const remarks = /^ *\/\/ (?:@public ?)?(?:\(undocumented\))?\n|^\/\/ \(No @packageDocumentation.*\n/gm;

function asPage(entry: string, report: string): string {
  const code = report.slice(report.indexOf('```ts\n') + '```ts\n'.length, report.lastIndexOf('```'));
  const name = entry === 'index' ? '@iskra/ui' : `@iskra/ui/${entry}`;
  const head = `# ${name}\n\nWritten by \`npm run api\`. What has no \`export\` cannot be imported, but is part of what is.\n`;
  const signatures = code.replace(remarks, '').trim() || 'export {};';
  return `${head}\n\`\`\`ts\n${signatures}\n\`\`\`\n`;
}
