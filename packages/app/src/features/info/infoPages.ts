/** The legal and help pages of spec point 2, in the order of their links. */
export const infoPages = ['terms', 'privacy', 'support', 'payment-rules', 'help'] as const;
export type InfoPageName = (typeof infoPages)[number];
