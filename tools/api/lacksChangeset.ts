const ofReport = /^packages\/ui\/api\//;
const ofChangeset = /^\.changeset\/(?!README)[^/]+\.md$/;
/** Where `changeset version` puts what the changesets said. */
const changelog = 'packages/ui/CHANGELOG.md';

/** Whether, of the files that a branch changed, reports are told of by no changeset of the kit: a fault, or none. */
export function lacksChangeset(changed: readonly string[], read: (file: string) => string): string[] {
  const reports = changed.filter((file) => ofReport.test(file));
  const isTold = changed.some(
    (file) => file === changelog || (ofChangeset.test(file) && namesTheKit(read(file))),
  );
  if (reports.length === 0 || isTold) return [];
  return [
    `${reports.join(', ')} changed, and no changeset tells those who use the kit: run \`npm run changeset\`, choose @iskra/ui.`,
  ];
}

function namesTheKit(changeset: string): boolean {
  const [, head = ''] = changeset.split(/^---$/m);
  return /^['"]@iskra\/ui['"]:/m.test(head);
}
