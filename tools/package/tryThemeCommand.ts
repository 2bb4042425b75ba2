import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Runs `iskra-theme` as it is installed: tokens to CSS, back again, a brand's colour, and tokens that cannot be read. */
export function tryThemeCommand(folder: string): string[] {
  const kit = path.join(folder, 'node_modules/@iskra/ui');
  const run = (given: string) =>
    spawnSync(process.execPath, [path.join(kit, 'bin/iskra-theme.js'), given], {
      cwd: folder,
      encoding: 'utf8',
    });
  const tokens = path.join(kit, 'tokens/iskra.tokens.json');
  const text = readFileSync(tokens, 'utf8');

  const css = run(tokens);
  const back = run(put('theme.css', css.stdout));
  const brand = run('#1F7A3D');
  const pale = run(
    put('pale.json', text.replace('"$value": "{palette.sand.600}"', '"$value": "{palette.sand.200}"')),
  );
  const checks = [
    [css.stdout.includes('--iskra-accent-solid: #CF3350;'), `tokens to CSS: ${css.stderr}`],
    [
      back.status === 0 && isDeepStrictEqual(JSON.parse(back.stdout), JSON.parse(text)),
      `and back: ${back.stderr}`,
    ],
    [/--iskra-accent-solid: #(?!CF3350)[0-9A-F]{6};/.test(brand.stdout), `a brand: ${brand.stderr}`],
    [
      pale.status === 1 && pale.stderr.includes('text-muted on surface-card'),
      `what is illegible: ${pale.stderr}`,
    ],
  ] as const;
  return checks.flatMap(([isFine, fault]) => (isFine ? [] : [`iskra-theme, ${fault}`]));

  function put(name: string, content: string): string {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  }
}
