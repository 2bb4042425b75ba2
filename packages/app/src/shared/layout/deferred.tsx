import { Component, lazy, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { loadLater } from '../code';
import { NeedTextsContext, type NeedTexts } from '../i18n';

export interface FailedProps {
  /** Loads what failed, and draws it; rejects where it fails again. */
  again: () => Promise<void>;
}

/** Draws what loads when it is first drawn, with the texts it asks for; `Failed` stands in where that fails. */
export function deferred<Props extends object>(
  load: (needTexts: NeedTexts) => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedProps>,
) {
  // React keeps a failure for ever: a new try takes its place.
  const known = new WeakMap<NeedTexts, ComponentType<Props>>();
  const begin = (needTexts: NeedTexts) => {
    const begun = lazy(async () => ({ default: await load(needTexts) }));
    known.set(needTexts, begun);
    return begun;
  };
  return function Deferred(props: Props) {
    const needTexts = useContext(NeedTextsContext);
    const [tries, setTries] = useState(1);
    const Loaded = known.get(needTexts) ?? begin(needTexts);
    const again = async () => {
      await load(needTexts);
      begin(needTexts);
      setTries((count) => count + 1);
    };
    return (
      <Boundary key={tries} again={again} failed={<Failed again={again} />}>
        <Loaded {...props} />
      </Boundary>
    );
  };
}

interface BoundaryProps extends FailedProps {
  failed: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private stop: (() => void) | undefined;

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page failed', error);
    this.stop = loadLater(
      () => this.props.again(),
      () => undefined,
    );
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
