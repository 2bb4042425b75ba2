/** What a member would notice wherever they are. Goes into the page as it is. */
export function faultsOnScreen(): string[] {
  const faults: string[] = [];
  const isOpen = document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (document.body.innerText.trim().length < 3) faults.push('nothing on the screen');
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('wider than its window');
  if (!isOpen && headings.length !== 1) faults.push(`${headings.length} first headings`);
  if (!isOpen && getComputedStyle(document.body).pointerEvents === 'none')
    faults.push('nothing can be pressed');
  if (!isOpen && document.body.style.overflow === 'hidden') faults.push('the page cannot be scrolled');
  return faults;
}
