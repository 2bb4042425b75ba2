/**
 * Storybook holds all animations while axe looks at a story, and does not let go when that story then fails: in every
 * later one no window would ever end its closing.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.startsWith('*, *:before, *:after {\n    animation-delay: 0s !important'))
      style.remove();
}
