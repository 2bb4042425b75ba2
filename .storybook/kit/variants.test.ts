import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './kitProgram';
import { readKit } from './readKit';
import type { KitPageFact, PropFact } from './KitFact';

/** What changes behaviour alone, so no picture shows it; plays and the conformance suite prove it. */
const unseen =
  /^(motion|modal|loop|flush|deferPointerDownOutside|avoidCollisions|sticky|hideWhenDetached|updatePositionStrategy|closeOnBack|activation|announce|draggable|canUndo|decorative|dismissible|chainScroll|commitOnUnmount|asChild|titleAs|touch|side|align|open|cityPresentation|presentation)$/;
/** Steps of a scale, which the pages of foundations and a story that walks it draw. */
const ofScale = /^(Stack gap|Grid gap|Surface padding|Text variant)$/;
/** Drawn where they are documented: the provider by the toolbar, these by the component they pass everything to. */
const elsewhere = /^(IskraProvider|ResendButton|FilterButton)$/;

const told = new Map<string, string>();

/** All stories beside a component; foundations stand with the theme. */
function storiesBeside(file: string): string {
  const folder = path.join(projectRoot, path.dirname(file));
  const known = told.get(folder) ?? read(folder);
  told.set(folder, known);
  return known;
}

function read(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

function missing({ file }: KitPageFact, { name, kind, choices, default: usual }: PropFact): string[] {
  const stories = storiesBeside(file);
  if (kind === 'boolean') return new RegExp(`\\b${name}\\b`).test(stories) ? [] : [name];
  if (kind !== 'choice') return [];
  return choices
    .filter((one) => one !== usual && !isShown(stories, name, one))
    .map((one) => `${name}=${one}`);
}

/** A word by itself, for it may be mapped to the prop; a number only as the prop's. */
function isShown(stories: string, prop: string, choice: string): boolean {
  if (!choice.startsWith("'")) return new RegExp(`${prop}(: |=\\{)${choice}\\b`).test(stories);
  return stories.includes(choice) || stories.includes(choice.replaceAll("'", '"'));
}

it('every variant and state of every component stands in a story [C8]', () => {
  const gaps = readKit()
    .filter(({ name }) => !elsewhere.test(name))
    .flatMap((fact) =>
      fact.props
        .filter(({ name }) => !unseen.test(name) && !ofScale.test(`${fact.name} ${name}`))
        .flatMap((prop) => missing(fact, prop).map((gap) => `${fact.name} ${gap}`)),
    );
  expect(gaps).toEqual([]);
}, 60_000);
