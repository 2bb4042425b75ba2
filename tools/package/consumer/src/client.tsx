import '@iskra/ui/fonts';
import '@iskra/ui/reset';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.getElementById('root') as HTMLElement;
const name = root.dataset['page'] ?? 'app';
const page = <Page name={name} />;

if (name === 'imported') await import('@iskra/ui/styles');

if (root.childElementCount > 0) hydrateRoot(root, page);
else createRoot(root).render(page);
