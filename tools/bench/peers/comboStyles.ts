/** The look of a field with a list under it, for peers that bring none. */
export const comboStyles = `
.field { position: relative; font: 16px/24px sans-serif; }
.field input { inline-size: 100%; block-size: 52px; box-sizing: border-box; padding: 0 16px; font: inherit; border: 1px solid #999; border-radius: 12px; }
.list { box-sizing: border-box; max-block-size: 320px; margin: 0; padding: 0; overflow-y: auto; border-radius: 12px; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.12); list-style: none; font: 16px/24px sans-serif; }
.list [role='option'] { block-size: 48px; padding: 12px 16px; box-sizing: border-box; }
`;
