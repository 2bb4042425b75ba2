/** Vite's `oxc` for what is built: lines and comments of a styled template are for who reads it, not for who loads it. */
export const leanTemplates = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true } },
};
