/** The look of a row of the list of dialogues, for peers that bring none. */
export const rowStyles = `
.rows { font: 16px/24px sans-serif; }
.rows a { display: grid; grid-template-columns: 52px 1fr auto; gap: 12px; block-size: 80px; padding: 14px 16px; box-sizing: border-box; color: inherit; text-decoration: none; }
.rows b { display: grid; place-items: center; inline-size: 52px; block-size: 52px; border-radius: 50%; background: #eee; }
.rows em { align-self: start; min-inline-size: 22px; border-radius: 11px; background: #cf3350; color: #fff; text-align: center; }
`;
