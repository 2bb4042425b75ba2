/** The look of the deck, for the floor and for bare React. */
export const deckStyles = `
.deck { display: flex; flex-direction: column; align-items: center; block-size: 100%; font: 16px/24px sans-serif; }
.stage { position: relative; flex: 1; inline-size: 100%; touch-action: pan-y; }
.card { position: absolute; inset: 0; overflow: hidden; border-radius: 20px; background: #eee; }
.card[data-depth='0'] { z-index: 2; box-shadow: 0 8px 24px rgb(0 0 0 / 0.12); will-change: transform; }
.card[data-depth='1'] { z-index: 1; transform-origin: 50% 100%; transform: translateY(14px) scale(0.914); }
.card[data-depth='2'] { visibility: hidden; }
.card img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
.text { position: absolute; inset: auto 0 0; padding: 64px 24px 24px; color: #fff; background: linear-gradient(transparent, rgb(0 0 0 / 0.6)); }
.text h3 { margin: 0; font-size: 28px; }
.text i { display: inline-block; inline-size: 12px; block-size: 12px; border-radius: 50%; background: #28945f; }
.stamp { position: absolute; inset-block-start: 56px; inset-inline-start: 24px; padding: 8px 20px; border-radius: 20px; background: #fff; opacity: 0; }
.actions { display: flex; gap: 20px; margin-block-start: 40px; }
.actions button { inline-size: 68px; block-size: 68px; border: 0; border-radius: 50%; box-shadow: 0 8px 24px rgb(0 0 0 / 0.12); overflow: hidden; }
.said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; }
`;
