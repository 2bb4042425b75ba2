import { Component, type ReactNode } from 'react';
import { ScreenFailed } from '../../../shared/layout';

interface ScreenPlaceProps {
  /** Where the member is; another address tries anew. */
  address: string;
  children: ReactNode;
}

interface State {
  readonly address: string;
  readonly hasFailed: boolean;
}

/** Where a screen stands: one that does not load, as without a network, leaves the way to the others. */
export class ScreenPlace extends Component<ScreenPlaceProps, State> {
  override state: State = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromProps({ address }: ScreenPlaceProps, state: State): State | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A screen failed', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ScreenFailed /> : this.props.children;
  }
}
