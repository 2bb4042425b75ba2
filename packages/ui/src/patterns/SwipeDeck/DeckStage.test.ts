import { expect, it } from 'vitest';
import { DeckStage } from './DeckStage';
import { gestureRules } from './gesture';

it('the next card is on top 0.3 s after a decision, sooner where motion is reduced [ENC-09]', () => {
  const stage = new DeckStage(gestureRules);
  expect(stage.leaveDuration).toBe(300);
  stage.isReduced = true;
  expect(stage.leaveDuration).toBe(100);
});

it('takes the time it was given [ENC-09]', () => {
  const stage = new DeckStage(gestureRules);
  stage.duration = 450;
  expect(stage.leaveDuration).toBe(450);
});
