import { limits } from '@iskra/api-contract';
import { awake } from '../src/app/Awake';

/** The language that pages are drawn in; the others wait beside it. */
export const drawnLocale = limits.defaultLocale;
export const otherLocales = limits.locales.filter((locale) => locale !== drawnLocale);

/**
 * What runs before the first paint: takes the language that this browser keeps; the page itself takes the theme. Of whoever is signed in, or
 * has begun to register, the drawn page knows nothing: it makes room. What is pressed or chosen while the page's scripts
 * are on their way is done when they are here; until then no form sends anything, above all no password by the address.
 * styled-components takes over what is drawn as soon as it is read, and asks for the nonce then.
 */
export const beforePaint = `(html => {
  window.__webpack_nonce__ = document.querySelector('style').nonce;
  const kept = (storage, key) => { try { return JSON.parse(storage().getItem(key)) } catch {} };
  const own = key => kept(() => localStorage, key);
  if (${JSON.stringify(otherLocales)}.includes(own('locale'))) html.dataset.redraw = html.lang = own('locale');
  const hasBegun = location.pathname === '/register' && kept(() => sessionStorage, 'registration');
  if (own('auth') || hasBegun) html.dataset.redraw = 'nothing';
  let early = () => {};
  const wait = {
    click: ({ target }) => { const button = target.closest('button'); if (button) early = () => button.click() },
    change: ({ target }) => { if (target.localName === 'select') early = () => target.dispatchEvent(new Event('change', { bubbles: true })) },
    submit: event => event.preventDefault(),
  };
  for (const type in wait) addEventListener(type, wait[type], true);
  addEventListener('${awake}', () => {
    for (const type in wait) removeEventListener(type, wait[type], true);
    setTimeout(early);
  }, { once: true });
})(document.documentElement)`;

/** Runs once the page is read: puts what `beforePaint` found to fit in place of what is drawn. */
export const afterMarkup = `(({ dataset }) => {
  if (!dataset.redraw) return;
  const look = document.getElementById('in-' + dataset.redraw);
  document.getElementById('root').replaceChildren(...look ? [look.content.cloneNode(true)] : []);
  if (look) document.title = look.title;
  delete dataset.redraw;
})(document.documentElement)`;
