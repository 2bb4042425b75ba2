import { guide } from '../../../../../.storybook/guide';

export const stepDialogGuide = guide({
  purpose: 'A few steps in one modal window: premium, a forgotten password.',
  whenNot: ['For one step: `Dialog`.', 'For something long, or that one comes back to: a page.'],
  anatomy: {
    window: 'one `Dialog` for all steps; a sheet on phones',
    title: 'of the step; names the window',
    description: 'dots and “Step 2 of 3”, above the title',
    form: 'the step’s own: what `render` gives',
    problem: 'what stands in the way, above the fields',
    footer: 'Back from the second step on, and Next',
    done: 'the last words, with Close; they close by themselves',
  },
  states: {
    'data-tone': 'of the window: `premium`',
    'data-state': 'of a dot: past, current, next',
    'data-direction': 'on the fields: where the step came from',
    'aria-busy': 'on the form: the step’s work is going on',
    'aria-disabled': 'on Next: not complete; pressing says `whyNot`',
    'data-loading': 'on Next: busy',
  },
  keyboard: { Enter: 'in a field: Next', Esc: 'closes', Tab: 'stays within the window' },
  announces: [
    'A dialog named by the step; the heading takes the focus when the step changes.',
    'A problem as an alert; the first wrong field takes the focus.',
  ],
  do: [
    'Hold what is typed yourself, so that Back finds it; clear it in `onClosed`.',
    'Resolve `onNext` with a sentence to stay.',
    'Give `whyNot` rather than a dead button.',
  ],
  dont: [
    'Don’t close on success without a word.',
    'Don’t let a press outside lose what was typed: it only closes while nothing was.',
  ],
});
