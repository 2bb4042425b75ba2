import { guide } from '#storybook/guide';

export const stepDialogGuide = guide({
  purpose: 'A few steps in one modal window: premium, a forgotten password.',
  whenNot: ['For one step: `Dialog`.', 'For something long, or to return to later: a page.'],
  anatomy: {
    window: 'one `Dialog` for all steps; a sheet on phones',
    title: 'of the step; names the window',
    description: 'dots and “Step 2 of 3”, above the title',
    form: 'the step’s own: what `render` gives',
    problem: 'why one cannot go on, above the fields',
    footer: 'Back from the second step on, and Next',
    done: 'the result, with Close; closes by itself',
  },
  states: {
    'data-tone': 'of the window: `premium`',
    'data-state': 'of a dot: past, current, next',
    'data-direction': 'on the fields: the direction in which the step changed',
    'aria-busy': 'on the form: the step is being submitted',
    'aria-disabled': 'on Next: not complete; pressing announces `whyNot`',
    'data-loading': 'on Next: busy',
  },
  keyboard: { Enter: 'in a field: Next', Esc: 'closes', Tab: 'stays within the window' },
  announces: [
    'A dialog named by the step; the heading takes the focus when the step changes.',
    'A problem as an alert; the first wrong field takes the focus.',
  ],
  do: [
    'Keep what is typed yourself, so that Back restores it; clear it in `onClosed`.',
    'Resolve `onNext` with a sentence to stay.',
    'Say by `whyNot` what is missing; `null` disables Next until the step is complete.',
  ],
  dont: [
    'Don’t close on success without saying so.',
    'Don’t let a press outside lose what was typed: it only closes while nothing was.',
  ],
});
