import type { ManifestOptions } from 'vite-plugin-pwa';

const shot = { type: 'image/jpeg' } as const;

/** What browsers show where they offer to install the product. */
export const installable: Partial<ManifestOptions> = {
  id: '/',
  name: 'Искра: знакомства и общение',
  short_name: 'Искра',
  description: 'Люди рядом, взаимные симпатии и общение.',
  lang: 'ru',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#F9F6F4',
  background_color: '#F9F6F4',
  categories: ['social', 'lifestyle'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/spark.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: [
    { src: '/install/phone.jpg', sizes: '780x1688', form_factor: 'narrow', label: 'Знакомства', ...shot },
    { src: '/install/desktop.jpg', sizes: '2160x1350', form_factor: 'wide', label: 'Люди рядом', ...shot },
  ],
  shortcuts: [
    { name: 'Сообщения', url: '/messages', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
    { name: 'Знакомства', url: '/encounters', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
    { name: 'Люди рядом', url: '/profile/search', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
  ],
};
