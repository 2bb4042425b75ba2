import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IskraProvider, type IskraProviderProps } from './IskraProvider';
import { LayeredStyles } from './LayeredStyles';
import { ownAnimations, ownParts } from './ownParts';

const ourTurn = keyframes`to { rotate: 7deg; }`;
const theirTurn = keyframes`to { rotate: 8deg; }`;
// As the packing does.
beforeAll(() => void ownAnimations.push(ourTurn.getName()));
afterAll(() => void ownAnimations.pop());

const Ours = styled.div.withConfig({ componentId: `${ownParts}Test-Part` })`
  color: teal;
  animation: ${ourTurn} 1s;
`;
const Theirs = styled.div`
  color: olive;
  animation: ${theirTurn} 1s;
`;

/** All styles that a page gets from a server. */
function stylesOf(
  styles: IskraProviderProps['styles'],
  Around = ({ children }: IskraProviderProps) => children,
) {
  const sheet = new ServerStyleSheet();
  const page = (
    <Around>
      <IskraProvider styles={styles}>
        <Ours />
        <Theirs />
      </IskraProvider>
    </Around>
  );
  return renderToString(sheet.collectStyles(page)) + sheet.getStyleTags();
}

test('Where the sheet is imported, the styles of the kit are not inserted, and those of others are', () => {
  const [inserted, imported] = [stylesOf('inserted'), stylesOf('imported')];
  expect(inserted).toContain('--iskra-accent-solid:');
  expect(inserted).toContain('color:teal');
  expect(inserted).toContain('rotate:7deg');
  expect(imported).not.toContain('--iskra-accent-solid:');
  expect(imported).not.toContain('color:teal');
  expect(imported).not.toContain('rotate:7deg');
  expect(imported).toContain('color:olive');
  expect(imported).toContain('rotate:8deg');
  expect(imported).toContain('iskra-Test-Part');
});

test('Where plugins write other rules than the sheet has, they are inserted', () => {
  expect(stylesOf('imported', LayeredStyles)).toContain('color:teal');
});
