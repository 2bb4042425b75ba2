import { useState, type CSSProperties } from 'react';
import { lightRoles } from '../../packages/ui/src/theme';
import type { PageWords } from './pageWords';

interface CopyNameProps {
  readonly name: string;
  readonly words: PageWords;
}

const look: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  padding: '2px 10px',
  border: '1px solid var(--iskra-border-subtle)',
  borderRadius: 8,
  font: '13px/1.5 ui-monospace, monospace',
  color: 'var(--iskra-text-primary)',
  background: 'var(--iskra-surface-card)',
  cursor: 'copy',
};
const swatch: CSSProperties = {
  inlineSize: 14,
  blockSize: 14,
  borderRadius: 4,
  border: look.border as string,
};

/** A token's name that a press puts on the clipboard; a colour shows itself. */
export function CopyName({ name, words }: CopyNameProps) {
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(`var(${name})`);
    setCopied(true);
  };
  return (
    <button
      type="button"
      style={look}
      aria-label={words.copy(name)}
      onClick={() => void handleCopy()}
      onBlur={() => setCopied(false)}
    >
      {isColour(name) && <span style={{ ...swatch, background: `var(${name})` }} />}
      {isCopied ? words.copied : name}
    </button>
  );
}

const isColour = (name: string) => name.replace('--iskra-', '') in lightRoles;
