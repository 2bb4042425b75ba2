import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const kitFolder = path.join(projectRoot, 'packages/ui');
const exportsFolder = path.join(kitFolder, 'src/exports');

/** The kit as its callers' compiler sees it. */
export interface KitProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** By what they are imported from: '@iskra/ui', '@iskra/ui/Dialog'. */
  readonly entries: ReadonlyMap<string, readonly ts.Symbol[]>;
}

/** Reads every entry of the kit; takes some seconds. */
export function createKitProgram(): KitProgram {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(kitFolder, 'tsconfig.json'), {}, host);
  if (!config) throw new Error('packages/ui/tsconfig.json cannot be read');
  const files = readdirSync(exportsFolder).map((file) => path.join(exportsFolder, file));
  const program = ts.createProgram(files, { ...config.options, incremental: false });
  const checker = program.getTypeChecker();
  const entries = new Map(files.map((file) => [entryOf(file), symbolsOf(file, program, checker)] as const));
  return { program, checker, entries };
}

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };

function entryOf(file: string): string {
  const name = path.basename(file, '.ts');
  return name === 'index' ? '@iskra/ui' : `@iskra/ui/${name}`;
}

function symbolsOf(file: string, program: ts.Program, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module).map((each) => targetOf(each, checker)) : [];
}

/** What a re-export stands for. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
