import { infoPages } from '@iskra/api-contract/pagePaths';

/** The legal and help pages of spec point 2, in the order of their links. */
export { infoPages };
export type InfoPageName = (typeof infoPages)[number];
