import type { Feature } from './Feature';
import { withoutProvider } from './withoutProvider';

const deck = 'patterns/SwipeDeck';
const card = 'patterns/SwipeCard';

/** Of a deck that is drawn and not touched yet; finer than this the bench cannot tell. */
export const deckFeatures: readonly Feature[] = [
  {
    name: 'drag, keys, focus, undo, queue and words for readers',
    without: {
      'announcer/Announcement': 'export const Announcement = () => null',
      [`${deck}/useDeckKeys`]: 'export const useDeckKeys = () => undefined',
      [`${deck}/SwipeDeckHints`]: 'export const SwipeDeckHints = () => null',
      [`${deck}/useSwipeGesture`]: 'export const useSwipeGesture = () => undefined',
      [`${deck}/useDeckStage`]: `
        const stage = { settle() {}, draw() {}, enter() {} };
        export const useDeckStage = () => stage`,
      [`${deck}/useDeckFocus`]: 'export const useDeckFocus = () => () => undefined',
      [`${deck}/useDeckUndo`]: `
        const undo = { canUndo: false, undo() {}, noteDecision() {} };
        export const useDeckUndo = () => undo`,
      [`${deck}/useNeedMore`]: 'export const useNeedMore = () => undefined',
      [`${deck}/useDeckQueue`]: `
        const rest = { awaited: null, failure: null, remaining: 9, isFree: () => true };
        export const useDeckQueue = ({ cards }) => ({ queue: cards, ...rest })`,
    },
  },
  {
    name: 'buttons with drawings, names and states',
    without: {
      [`${deck}/SwipeDeckActions`]: `
        import { jsx, jsxs } from 'react/jsx-runtime';
        const row = { display: 'flex', gap: 20, marginBlockStart: 24, blockSize: 68 };
        export const SwipeDeckActions = () => jsxs('div', { style: row, children: [
          jsx('button', { type: 'button', children: 'Пропустить' }),
          jsx('button', { type: 'button', children: 'Нравится' }),
        ] })`,
    },
  },
  {
    name: 'states of a photo, status and place',
    without: {
      [`${card}/SwipeCard`]: `
        import { jsx, jsxs } from 'react/jsx-runtime';
        import { CardFrame } from './SwipeCard.styles.js';
        export const SwipeCard = ({ name, age, photos }) => jsxs(CardFrame, { children: [
          jsx('div', { 'data-part': 'photos', children: jsx('img', { src: photos[0], alt: name, 'data-current': true }) }),
          jsx('div', { 'data-part': 'text', children: jsx('h2', { children: name + ', ' + age }) }),
        ] })`,
    },
  },
  {
    name: 'the provider and its languages',
    without: { ...withoutProvider, 'theme/useLabels': 'export const useLabels = (set) => set.en' },
  },
  { name: 'styled-components', without: {}, plainElements: true },
];

/** An empty page of React. */
export const withoutDeck: Feature = {
  name: 'the deck',
  without: { ...withoutProvider, [`${deck}/SwipeDeck`]: 'export const SwipeDeck = () => null' },
};
