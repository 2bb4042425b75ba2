import { Link, Stack, Text } from '../../packages/ui/src/exports';
import { designNames, designPaths } from '../design/designNames';
import type { PageWords } from './pageWords';

interface DesignFilesProps {
  /** A component's name; `iskra` for the whole kit. */
  readonly name: string;
  /** Its custom properties, without `--iskra-`. */
  readonly tokens: readonly string[];
  readonly words: PageWords;
}

/** The tokens as files for drawing programs, and how they take them; nothing where there is none to draw with. */
export function DesignFiles({ name, tokens, words }: DesignFilesProps) {
  if (designNames(tokens).length === 0) return null;
  const { light, dark, penpot } = designPaths(name);
  return (
    <Stack gap={1}>
      <Stack gap={3} wrap direction="row">
        <Text variant="small" tone="muted">
          {words.designFiles}:
        </Text>
        <FileLink path={light}>{words.figmaLight}</FileLink>
        <FileLink path={dark}>{words.figmaDark}</FileLink>
        <FileLink path={penpot}>Penpot, Tokens Studio</FileLink>
      </Stack>
      <Text variant="small" tone="muted">
        {words.howToImport}
      </Text>
    </Stack>
  );
}

function FileLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Text variant="small">
      <Link href={path} download>
        {children}
      </Link>
    </Text>
  );
}
