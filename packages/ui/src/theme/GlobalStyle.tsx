import { globalCss } from './globalCss';

interface GlobalStyleProps {
  nonce?: string | undefined;
}

/** A plain element: the text never changes, so no CSS compiler has to read it in every member's browser. */
export function GlobalStyle({ nonce }: GlobalStyleProps) {
  return <style data-iskra="" nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss }} />;
}
