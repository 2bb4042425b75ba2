/** What reaches everything in ways that no import shows: settings, what is installed, and the tests' own machinery. */
const everywhere = [
  /(^|\/)package(-lock)?\.json$/,
  /(^|\/)tsconfig[^/]*\.json$/,
  /(^|\/)[^/]+\.config\.(js|ts)$/,
  /^knip\.jsonc$/,
  /^\.(npmrc|nvmrc|prettier\w*|editorconfig)$/,
  /^\.storybook\//,
  /^tools\/test\//,
  /^tools\/[^/]+\.(ts|js)$/,
  /^tools\/gen\/templates\//,
];

/** The first changed file that makes it unknowable what a change can break. */
export function firstUnknowable(files: readonly string[]): string | undefined {
  return files.find((file) => everywhere.some((pattern) => pattern.test(file)));
}
