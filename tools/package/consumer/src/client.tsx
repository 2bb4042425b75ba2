import '@iskra/ui/fonts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

if (root.childElementCount > 0) hydrateRoot(root, page);
else createRoot(root).render(page);
document.documentElement.dataset.react = 'started';
