/** What pages of others lay on every element, as their own sheets do it, by where it comes from. */
export const hostStyles = {
  /** The sheet of Vite's React template. */
  vite: `
    :root { font-family: Inter, Avenir, sans-serif; line-height: 1.5; font-weight: 400;
      letter-spacing: 0.18px; color-scheme: light dark; color: rgba(255, 255, 255, 0.87);
      background-color: #242424; font-synthesis: none; text-rendering: optimizeLegibility; }
    body { margin: 0; font-size: 18px; display: flex; place-items: center; min-width: 320px; min-height: 100vh; }
    #root { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center; }
    h1, h2 { font-family: Georgia, serif; font-weight: 500; color: black; }
    h1 { font-size: 3.2em; line-height: 1.1; letter-spacing: -1.68px; margin: 32px 0; }
    h2 { font-size: 24px; line-height: 118%; letter-spacing: -0.24px; margin: 0 0 8px; }
    p { margin: 0; color: #6b6375; }
    a { font-weight: 500; color: #646cff; text-decoration: inherit; }
    a:hover { color: #535bf2; }
    button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font-size: 1em;
      font-weight: 500; font-family: inherit; background-color: #1a1a1a; cursor: pointer;
      transition: border-color 0.25s; }
    button:hover { border-color: #646cff; }
    code { font-family: ui-monospace, monospace; font-size: 15px; padding: 4px 8px; background: #1f2028; }
  `,
  /** The reboot of Bootstrap 5, and words that it colours in dark. */
  bootstrap: `
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; font-family: 'Segoe UI', Roboto, sans-serif; font-size: 1.1rem; font-weight: 400;
      line-height: 1.5; color: #dee2e6; text-align: end; text-transform: uppercase; background-color: #212529; }
    hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: 0.25; }
    h6, h5, h4, h3, h2, h1 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: #ffc107; }
    h2 { font-size: calc(1.325rem + 0.9vw); }
    h3 { font-size: calc(1.3rem + 0.6vw); }
    p { margin-top: 0; margin-bottom: 1rem; }
    ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
    a { color: rgb(110, 168, 254); text-decoration: underline; }
    img, svg { vertical-align: middle; }
    label { display: inline-block; }
    button { border-radius: 0; }
    button:focus:not(:focus-visible) { outline: 0; }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
    button, select { text-transform: none; }
    button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; }
    button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer; }
    textarea { resize: vertical; }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: calc(1.275rem + 0.3vw); line-height: inherit; }
  `,
  /** The preflight of Tailwind, as its third version lays it: outside of layers. */
  tailwind: `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
    html { line-height: 1.5; tab-size: 4; font-family: ui-serif, Georgia, serif; }
    body { margin: 0; line-height: inherit; color: #334155; font-style: italic; text-align: center; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    button, input, optgroup, select, textarea { font-family: inherit; font-feature-settings: inherit;
      font-size: 100%; font-weight: inherit; line-height: inherit; letter-spacing: inherit; color: inherit;
      margin: 0; padding: 0; }
    button, select { text-transform: none; }
    button, input:where([type='button'], [type='reset'], [type='submit']) {
      -webkit-appearance: button; background-color: transparent; background-image: none; }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
  `,
  /** What a small site writes for itself. */
  agency: `
    h1 { font-family: Georgia, serif; }
    a { color: hotpink; }
    button { text-transform: uppercase; letter-spacing: 2px; }
  `,
} as const;
