import ts from 'typescript';

const place = /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- \/table -->)/g;

/** A guide with the members of exported types in the tables that it has room for: `<!-- table: SeenOptions -->`. */
export function withTables(guide: string, kit: ts.Program): string {
  return guide.replace(place, (_all, begin: string, name: string, end: string) => {
    return `${begin}\n${tableOf(name, kit)}\n\n${end}`;
  });
}

function tableOf(name: string, kit: ts.Program): string {
  const checker = kit.getTypeChecker();
  const members = checker.getDeclaredTypeOfSymbol(exported(name, kit)).getProperties();
  const rows = members.map(
    (member) => `| ${nameOf(member)} | ${typeOf(member)} | ${wordsOf(member, checker)} |`,
  );
  return ['| name | type | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function exported(name: string, kit: ts.Program): ts.Symbol {
  const checker = kit.getTypeChecker();
  for (const root of kit.getRootFileNames()) {
    const file = kit.getSourceFile(root);
    const module = file && checker.getSymbolAtLocation(file);
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (found) return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  }
  throw new Error(`A guide has a table of ${name}, which no entry exports.`);
}

const nameOf = ({ name, flags }: ts.Symbol) => `\`${name}\`${flags & ts.SymbolFlags.Optional ? '' : ' *'}`;

/** As it is written, in one line and without what `?` says already. */
function typeOf({ declarations = [] }: ts.Symbol): string {
  const [declaration] = declarations;
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  const brief = type?.replace(/\s+/g, ' ').replace(/ \| undefined$/, '');
  return `\`${(brief ?? '').replace(/^\((.*=>.*)\)$/, '$1').replaceAll('|', '\\|')}\``;
}

function wordsOf(member: ts.Symbol, checker: ts.TypeChecker): string {
  const words = ts.displayPartsToString(member.getDocumentationComment(checker));
  const tag = member.getJsDocTags(checker).find(({ name }) => name === 'default');
  const usual = tag ? ` Default: ${ts.displayPartsToString(tag.text)}.` : '';
  return `${words}${usual}`.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
