import type { Plugin } from 'vite';

const client = /\breact-dom\/client(\.js)?$/;

/** React's build for production leaves its profiler out; the one that a built Storybook stands on has it. */
export function profilingReact(): Plugin {
  return {
    name: 'iskra-profiling-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, options) {
      // Storybook has turned the name into a path by then.
      if (!client.test(source)) return null;
      return this.resolve(source.replace(client, 'react-dom/profiling'), importer, {
        ...options,
        skipSelf: true,
      });
    },
  };
}
