import path from 'node:path';
import ts from 'typescript';
import { globSync } from 'tinyglobby';
import { uiFolder } from './entries';

const source = path.join(uiFolder, 'src');

/** The kit as its entries reach it, read as the build reads it. */
export function readKit(): ts.Program {
  const file = path.join(uiFolder, 'tsconfig.build.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, uiFolder);
  const entries = globSync('exports/*.ts', { cwd: source, absolute: true });
  return ts.createProgram(entries, options);
}

/**
 * Props of the exported components and members of the exported types that the kit itself declares, as `Owner.name`;
 * not the words of a `labels` set, which are their own explanation.
 */
export function publicProps(kit: ts.Program): Map<string, ts.Symbol> {
  const checker = kit.getTypeChecker();
  const found = new Map<string, ts.Symbol>();
  for (const symbol of exportedSymbols(kit)) {
    for (const [owner, type] of propTypesOf(symbol, checker))
      for (const prop of type.getProperties()) if (isOurs(prop)) found.set(`${owner}.${prop.name}`, prop);
  }
  return found;
}

/** Whether a prop has words of its own: a tag such as `@default` alone is none. */
export function isDocumented(prop: ts.Symbol, kit: ts.Program): boolean {
  return prop.getDocumentationComment(kit.getTypeChecker()).some(({ text }) => text.trim() !== '');
}

function exportedSymbols(kit: ts.Program): ts.Symbol[] {
  const checker = kit.getTypeChecker();
  return kit.getRootFileNames().flatMap((name) => {
    const file = kit.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  });
}

type Owned = readonly [owner: string, type: ts.Type];

function propTypesOf(exported: ts.Symbol, checker: ts.TypeChecker): Owned[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (exported.name.endsWith('Labels')) return [];
  if (symbol.flags & ts.SymbolFlags.Interface)
    return [[exported.name, checker.getDeclaredTypeOfSymbol(symbol)]];
  if (!/^[A-Z]/.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const own = propsOf(type, exported.name, checker);
  if (own.length > 0) return own;
  // `Dialog.Content`: parts under one name.
  return type
    .getProperties()
    .flatMap((part) => propsOf(checker.getTypeOfSymbol(part), `${exported.name}.${part.name}`, checker));
}

function propsOf(component: ts.Type, owner: string, checker: ts.TypeChecker): Owned[] {
  return component.getCallSignatures().flatMap((signature) => {
    const [props] = signature.getParameters();
    return props ? [[owner, checker.getTypeOfSymbol(props)] as const] : [];
  });
}

function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(source));
}
