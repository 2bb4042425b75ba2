import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { limits, type Locale } from '@iskra/api-contract';
import type { PageAhead } from '@iskra/api-contract/ahead';
import { pageAt, type PageName } from '@iskra/api-contract/pagePaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserRow } from '../db/schema';
import type { Deps } from '../Deps';
import { imagePath } from '../resources/members/members.present';
import { photosGiven, rowsGiven, type PageLook, type RowsGiven } from './openingParts';

/** What the build wrote down of a page, besides its first look. */
interface PageParts extends PageLook {
  readonly files: Readonly<Record<Locale, readonly string[]>>;
  /** Whether the member's main photo is the first thing on it. */
  readonly ownPhoto?: boolean;
}

/** What a member's page asks for at once: the browser waits for none of it until a part before has run. */
export interface MemberParts {
  readonly page: PageName;
  /** The member's language, in which the document is until its scripts run, and after. */
  readonly locale: Locale;
  /** All files of its code. */
  readonly links: string;
  /** What the script asks for. */
  readonly ahead: PageAhead;
  /** Asks for what the screen shows, where there is something, and then begins the code. */
  readonly script: string;
  /** The address of the photo that the opening page shows. */
  readonly photo?: string | undefined;
  /** The rows of dialogues that it shows. */
  readonly rows?: RowsGiven | undefined;
}

/** Undefined where the build wrote nothing of that page. */
export async function memberParts(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
  member: UserRow,
): Promise<MemberParts | undefined> {
  const page = pageAt(request.url.split('?')[0] ?? '');
  const parts =
    page &&
    (JSON.parse(await readBuilt(deps, 'members.json', '{}')) as Partial<Record<PageName, PageParts>>)[page];
  if (!parts) return undefined;
  const { files, calls, ownPhoto } = parts;
  const { id: memberId, mainPhotoKey } = member;
  const locale = member.locale ?? limits.defaultLocale;
  const opened = { app, request, memberId, locale };
  return {
    page,
    locale,
    links: files[locale].map(linkTo).join(''),
    ahead: { memberId, calls, given: await photosGiven(parts, opened) },
    script: await readBuilt(deps, calls.length > 0 ? 'ahead.js' : 'begin.js', ''),
    photo: ownPhoto && mainPhotoKey ? imagePath(mainPhotoKey) : undefined,
    rows: await rowsGiven(parts, opened),
  };
}

const linkTo = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;

function readBuilt({ config }: Deps, file: string, otherwise: string): Promise<string> {
  return readFile(path.join(config.appDir, 'pages', file), 'utf8').catch(() => otherwise);
}
