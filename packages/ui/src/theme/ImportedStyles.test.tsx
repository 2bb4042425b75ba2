import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { IskraProvider, type IskraProviderProps } from './IskraProvider';
import { LayeredStyles } from './LayeredStyles';
import { ownParts } from './ownParts';

const Ours = styled.div.withConfig({ componentId: `${ownParts}Test-Part` })`
  color: teal;
`;
const Theirs = styled.div`
  color: olive;
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
  expect(imported).not.toContain('--iskra-accent-solid:');
  expect(imported).not.toContain('color:teal');
  expect(imported).toContain('color:olive');
  expect(imported).toContain('iskra-Test-Part');
});

test('Where plugins write other rules than the sheet has, they are inserted', () => {
  expect(stylesOf('imported', LayeredStyles)).toContain('color:teal');
});
