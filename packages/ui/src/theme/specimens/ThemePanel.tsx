import type { CSSProperties, ReactNode } from 'react';
import { IskraProvider } from '../IskraProvider';

export interface ThemePanelProps {
  theme: 'light' | 'dark';
  children: ReactNode;
  style?: CSSProperties | undefined;
}

/** A piece of the page in a theme of its own; language, direction and motion stay. */
export function ThemePanel({ theme, children, style }: ThemePanelProps) {
  return (
    <IskraProvider theme={theme} scoped>
      <div style={style}>{children}</div>
    </IskraProvider>
  );
}
