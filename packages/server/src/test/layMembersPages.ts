import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../Deps';

/** Lays down what the build leaves for members' pages: an opening page, what each needs, and `go()` for the script that asks. */
export async function layMembersPages({ config: { appDir } }: Deps, members: object): Promise<void> {
  const pages = path.join(appDir, 'pages');
  await mkdir(pages, { recursive: true });
  const opening = '<span></span><span></span>';
  await writeFile(
    path.join(appDir, 'index.html'),
    `<html lang="ru"><head><!--iskra-head--><!--iskra-code--><script type="module" src="/assets/main.js"></script><!--/iskra-code--></head>${opening}<noscript></noscript></html>`,
  );
  await writeFile(path.join(pages, 'members.json'), JSON.stringify(members));
  await writeFile(path.join(pages, 'ahead.js'), 'go()');
  await writeFile(path.join(pages, 'begin.js'), 'begin()');
}
