/** The look of a list of messages, for peers that bring none. */
export const bubbleStyles = `
.list { block-size: 100%; background: #f4f2f0; font: 16px/24px sans-serif; }
.row { display: flex; flex-direction: column; align-items: flex-start; padding: 2px 16px; }
.row[data-own] { align-items: flex-end; }
.bubble { max-inline-size: 70%; padding: 10px 16px; border-radius: 20px; background: #fff; }
.row[data-own] .bubble { background: #cf3350; color: #fff; }
.row time { font-size: 12px; line-height: 16px; }
`;
