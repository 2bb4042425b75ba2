import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { ownRoot } from '../../theme/ownRoot';
import { layout } from '../../theme/scales';
import { color, space, z } from '../../theme/tokenRefs';

/** It grows with large text, so that no number beside a name is cut, to a quarter of the window at most. */
const sidebarWidth = `max(${layout.sidebar}px, min(${layout.sidebar / 16}rem, 25vw))`;

/** Under this width the sidebar is a rail of icons. */
export const rail = '@media (max-width: 1000px)';

export const Frame = styled.div`
  ${ownRoot}
  min-block-size: 100dvh;
  &[data-sidebar] {
    display: grid;
    grid-template-columns: ${sidebarWidth} minmax(0, 1fr);
  }
  &[data-menu] {
    --iskra-menu-size: calc(${layout.mobileNav}px + env(safe-area-inset-bottom));
    padding-block-end: var(--iskra-menu-size);
  }
  /* What Tab comes to stands clear of header and menu, and of a bar that a screen has at its end. */
  & > main :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block: calc(${layout.mobileHeader}px + ${space(2)})
      calc(var(--iskra-menu-size, 0px) + var(--iskra-bar-size, 0px) + ${space(2)});
  }
  & > main {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    outline: none;
  }
  &[data-filled] > main {
    block-size: 100dvh;
  }
  ${rail} {
    &[data-sidebar] {
      /* Wide enough for the longest word of the footer, at any text size of the reader. */
      grid-template-columns: max(96px, 6rem) minmax(0, 1fr);
    }
  }
`;

export const Skip = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${z('toast')};
  padding: ${space(3)} ${space(4)};
  background: ${color('surface-raised')};
  color: ${color('text-primary')};
  ${focusRing}
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
