import { Banner, Button, space, z } from '@iskra/ui';
import { Component, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../i18n';
import { layoutMessages } from './messages';

interface State {
  readonly hasFailed: boolean;
}

/** A dialog or preview whose code loads by itself: when that fails, a notice says so and the screen stays. */
export class LazyPart extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the screen did not load', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PartFailed /> : <Suspense>{this.props.children}</Suspense>;
  }
}

function PartFailed() {
  const t = useText();
  const reload = (
    <Button size="sm" variant="secondary" onClick={() => location.reload()}>
      {t(layoutMessages.reload)}
    </Button>
  );
  return (
    <Place>
      <Banner tone="error" action={reload}>
        {t(layoutMessages.failedText)}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: ${space(4)} ${space(4)} auto;
  z-index: ${z('modal')};
  max-inline-size: 560px;
  margin-inline: auto;
`;
