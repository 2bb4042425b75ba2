import { guide } from '#storybook/guide';

export const swipeDeckGuide = guide({
  purpose: 'A deck of people to decide on one by one: by drag, button, key or call.',
  whenNot: ['To see many at once: a grid of `MemberCard`.', 'For anything that is not yes or no.'],
  anatomy: {
    root: 'a region named “Profiles”',
    stage: 'the cards; at most three are drawn',
    card: 'what `renderCard` gives, usually a `SwipeCard`; the next one lies behind under a veil',
    stamp: 'LIKE and NOPE, fading in with the distance',
    instead: 'loading, `errorSlot`, `emptySlot` or `limitSlot`',
    actions: 'undo, pass, like and profile; never hidden',
    failure: 'the decision that failed, with a retry, over the card that came back',
    hints: 'the keys; all of them after `?`',
  },
  states: {
    'data-state': '`ready`, `loading`, `error`, `empty` or `limit`',
    'data-intent': 'on the stage: `like`, `pass` or `none`',
    'data-dragging': 'on the stage: a drag is going on',
    'data-depth': 'on a card: 0 is the top one',
    'data-online': 'on the dot of a card',
  },
  keyboard: {
    'Arrow Right': 'like; the same in right-to-left',
    'Arrow Left': 'pass; the same in right-to-left',
    'Arrow Up': 'opens the profile',
    Enter: 'on the card: opens the profile',
    'Space / Shift+Space': 'on the card: next and previous photo',
    'Backspace / Ctrl+Z': 'brings the last one back',
    '?': 'shows all keys',
  },
  announces: [
    'After a decision politely: “Liked Anna. Next: Olga, 27, online.”',
    'The card with its status, place and goals as description.',
    'Buttons with the person’s name; the photos as “Photo 2 of 5”.',
    'A failed decision as an alert.',
  ],
  do: [
    'Let `onDecide` return a promise: a rejected one brings the card back with a message.',
    'Use `commit="await"` where moving on depends on the answer.',
    'Keep `renderCard` stable.',
    'Put text, links and buttons into a card as they are: a mouse selects text that it begins on and drags from anywhere else, a finger drags from everywhere and selects by a long press.',
  ],
  dont: [
    'Don’t decide twice: one card has one decision, whichever way it came.',
    'Don’t hide the buttons: they are the alternative to dragging.',
    'Don’t set state from `onIntentChange` on every pixel: it reports only changes.',
  ],
});
