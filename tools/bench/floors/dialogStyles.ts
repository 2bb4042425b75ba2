/** The look of a window that fades in and out as long as the kit's, for the floor and for peers. */
export const dialogStyles = `
.veil { position: fixed; inset: 0; background: rgb(0 0 0 / 0.5); animation: appear 300ms; }
.window { position: fixed; inset: 0; margin: auto; inline-size: 360px; box-sizing: border-box; block-size: fit-content; padding: 24px; border-radius: 20px; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.2); font: 16px/24px sans-serif; animation: appear 300ms; }
.leaving, [data-state='closed'], [data-exiting] { animation: vanish 200ms forwards; }
@keyframes appear { from { opacity: 0; transform: translateY(8px); } }
@keyframes vanish { to { opacity: 0; } }
`;
