import { Component, type ReactNode } from 'react';
import { ScreenFailed } from '../shared/layout';

interface State {
  readonly error: unknown;
}

/** A fault in a screen shows a way on, never a white page. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen failed', error);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <ScreenFailed />;
  }
}
