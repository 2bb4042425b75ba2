import { Component, lazy, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { loadLater } from '../code';
import { NeedTextsContext, type NeedTexts } from '../i18n';

export interface FailedProps {
  /** Loads what failed, and draws it; rejects where it fails again. */
  again: () => Promise<void>;
}

/**
 * Draws what loads when it is first drawn, with the texts it asks for; `Failed` stands in where that fails and is given the
 * same, `Broken` where it cannot be drawn. Without that the error goes on to what stands around it. After `loadAhead` the
 * first drawing need not wait: React would draw all that stands around it twice. `coming` is what is on its way.
 */
export function deferred<Props extends object>(
  load: (needTexts: NeedTexts) => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedProps>,
  Broken?: ComponentType,
) {
  // React keeps a failure for ever: it is forgotten, and a new one takes its place.
  const known = new WeakMap<NeedTexts, ComponentType<Props>>();
  let ahead: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const handleEnd = () => void (coming = undefined);
  const begin = (needTexts: NeedTexts) => {
    // eslint-disable-next-line no-restricted-syntax -- fails as NotLoaded, for the boundary below
    const begun = lazy(() => {
      const loading = load(needTexts);
      coming = loading.then(handleEnd, handleEnd);
      return loading.then((loaded) => ({ default: loaded }), notLoaded);
    });
    known.set(needTexts, begun);
    return begun;
  };
  const takeAhead = (needTexts: NeedTexts) => {
    if (ahead) known.set(needTexts, ahead);
    ahead = undefined;
    return known.get(needTexts);
  };
  function Deferred(props: Props) {
    const needTexts = useContext(NeedTextsContext);
    const [tries, setTries] = useState(1);
    const Loaded = known.get(needTexts) ?? takeAhead(needTexts) ?? begin(needTexts);
    const again = async () => {
      await load(needTexts);
      begin(needTexts);
      setTries((count) => count + 1);
    };
    const handleLost = () => {
      if (known.get(needTexts) === Loaded) known.delete(needTexts);
    };
    return (
      <Boundary
        key={tries}
        {...{ again, Broken }}
        failed={<Failed {...props} again={again} />}
        onLost={handleLost}
      >
        <Loaded {...props} />
      </Boundary>
    );
  }
  const loadAhead = async (needTexts: NeedTexts) => void (ahead = await load(needTexts));
  return Object.assign(Deferred, { loadAhead, coming: () => coming });
}

interface BoundaryProps extends FailedProps {
  failed: ReactNode;
  Broken: ComponentType | undefined;
  onLost: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override state = { error: undefined as unknown };
  private stop: (() => void) | undefined;

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page failed', error);
    // What was drawn wrong would be wrong the next time too.
    if (!(error instanceof NotLoaded)) return;
    this.props.onLost();
    this.stop = loadLater(
      () => this.props.again(),
      () => undefined,
    );
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    const { failed, Broken, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (error instanceof NotLoaded) return failed;
    if (!Broken) throw error;
    return <Broken />;
  }
}

class NotLoaded extends Error {}

function notLoaded(cause: unknown): never {
  throw new NotLoaded('Not loaded', { cause });
}
