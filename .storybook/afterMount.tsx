import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/**
 * A decorator for what opens by a deed only, and has no prop to begin open with: does the deed once the story stands,
 * in the viewer too, where no play runs.
 */
export const afterMount = (deed: (root: HTMLElement) => void) =>
  function decorate(Story: ComponentType) {
    return (
      <Doing deed={deed}>
        <Story />
      </Doing>
    );
  };

interface DoingProps {
  readonly deed: (root: HTMLElement) => void;
  readonly children: ReactNode;
}

function Doing({ deed, children }: DoingProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) deed(root.current);
  }, [deed]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
