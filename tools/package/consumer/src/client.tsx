import '@iskra/ui/fonts';
import '@iskra/ui/reset';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.getElementById('root') as HTMLElement;
const page = <Page name={root.dataset['page'] ?? 'app'} />;

if (root.childElementCount > 0) hydrateRoot(root, page);
else createRoot(root).render(page);
