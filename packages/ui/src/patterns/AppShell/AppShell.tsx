import { forwardRef, useRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useLabels } from '../../theme/useLabels';
import { appShellLabels } from './appShell.labels';
import { Frame, Skip } from './AppShell.styles';

export interface AppShellProps extends ComponentPropsWithoutRef<'div'> {
  /** The desktop's navigation, `Sidebar`: leave it out on a phone (`useIsMobile`), the shell does not. */
  sidebar?: ReactNode;
  /** The phone's navigation, `BottomMenu`: leave it out elsewhere, and where the screen needs all the room. */
  bottomMenu?: ReactNode;
  /** The screen fills the window and scrolls inside, as a conversation does. @default false */
  filled?: boolean | undefined;
  /** Id of the main part, for the skip link. @default 'content' */
  contentId?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof appShellLabels)['en']> | undefined;
}

/** What stands around every screen: skip link, sidebar or bottom menu, and the main part in its place. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(props, ref) {
  const { sidebar, bottomMenu, filled, contentId = 'content', labels, children, ...elementProps } = props;
  const { skip } = useLabels(appShellLabels, labels);
  const main = useRef<HTMLElement>(null);

  /** By the focus, not by the address: that is the router's, which may keep its pages behind the `#`. */
  function skipNavigation(event: MouseEvent): void {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <Frame
      ref={ref}
      data-filled={filled || undefined}
      data-sidebar={sidebar ? true : undefined}
      data-menu={bottomMenu ? true : undefined}
      {...elementProps}
    >
      <Skip href={`#${contentId}`} onClick={skipNavigation}>
        {skip}
      </Skip>
      {sidebar}
      <main ref={main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {bottomMenu}
    </Frame>
  );
});
