import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { leanTemplates } from '../tools/leanTemplates.ts';
import { designFilesPlugin } from './design/designFilesPlugin.ts';
import { kitPlugin } from './kit/kitPlugin.ts';
import { optimizedDependencies } from './optimizedDependencies.ts';
import { profilingReact } from './performance/profilingReact.ts';

const mocksPublic = fileURLToPath(new URL('../packages/api-mocks/public', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', '../packages/app/public', ...(existsSync(mocksPublic) ? [mocksPublic] : [])],
  core: { disableTelemetry: true },
  // A proof starts from a story that is shown: the sidebar leaves it out until its filter asks for it.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  // The compiler reads the kit's props: `kit/kitPlugin.ts`.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...(process.env.VITEST ? [] : [kitPlugin(), designFilesPlugin(), profilingReact()]),
    ],
    // What is shown and proved is what is built.
    oxc: { ...config.oxc, ...leanTemplates },
    // `#storybook/preview`, as the compiler's `paths` say it.
    resolve: { ...config.resolve, tsconfigPaths: true },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...optimizedDependencies],
    },
  }),
});
