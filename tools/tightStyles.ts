import type { Plugin } from 'vite';
import { tightenCss } from './tightenCss';

const ours = /packages\/(ui|app)\/src\/.*\.tsx?$/;

/** A text between two interpolations of a template. */
interface TemplateText {
  start: number;
  value: { raw: string };
}

/** Takes comments and line breaks out of the styles in our templates, which a member's browser would load and read. */
export function tightStyles(): Plugin {
  return {
    name: 'iskra:tight-styles',
    transform(code, file) {
      if (!ours.test(file) || !code.includes('`')) return undefined;
      let tight = '';
      let at = 0;
      for (const { start, value } of textsOfStyles(this.parse(code)).sort((a, b) => a.start - b.start)) {
        const from = code.indexOf(value.raw, start);
        tight += code.slice(at, from) + tightenCss(value.raw);
        at = from + value.raw.length;
      }
      return { code: tight + code.slice(at), map: null };
    },
  };
}

/** The texts of all templates of a module that hold rules or declarations on lines of their own. */
function textsOfStyles(node: unknown): TemplateText[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(textsOfStyles);
  const { type, quasis = [] } = node as { type?: unknown; quasis?: TemplateText[] };
  const isStyle = type === 'TemplateLiteral' && quasis.some(({ value }) => /[;{}]\s*\n/.test(value.raw));
  return isStyle ? [...within, ...quasis] : within;
}
