import { bypass, http, passthrough } from 'msw';

const home = new URL('.', document.baseURI);

/**
 * The product names its pictures from the site's root, where the server has them. A Storybook that lies under another
 * path has them beside itself.
 */
export const ownFiles = ['/portraits/*', '/welcome/*'].map((place) =>
  http.get(place, ({ request }) => {
    if (home.pathname === '/') return passthrough();
    const file = new URL(request.url).pathname.slice(1);
    return fetch(bypass(new URL(file, home)));
  }),
);
