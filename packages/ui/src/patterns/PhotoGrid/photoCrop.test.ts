import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moveCrop,
  resizeCrop,
  turnCrop,
  wholePhoto,
  zoomCrop,
  zoomOf,
  type CropRules,
  type PhotoCrop,
} from './photoCrop';

const landscape = { shape: 'square', ratio: 1.5, least: 0.4 } as const;
const step = fc.double({ min: -2, max: 2, noNaN: true });
type Change = (crop: PhotoCrop, rules: CropRules) => PhotoCrop;
const rulesOf = fc.record({
  shape: fc.constantFrom('square' as const, 'free' as const),
  ratio: fc.double({ min: 0.3, max: 3, noNaN: true }),
  least: fc.double({ min: 0.1, max: 1, noNaN: true }),
});

describe('photoCrop', () => {
  it('begins with the largest square in the middle', () => {
    const crop = wholePhoto(landscape);
    expect(crop).toMatchObject({ width: 1 / 1.5, height: 1, y: 0 });
    expect(crop.x).toBeCloseTo(1 / 6);
    expect(zoomOf(crop, landscape)).toBe(1);
  });

  it('comes closer around the middle, and not closer than the smallest photo', () => {
    const close = zoomCrop(wholePhoto(landscape), 2, landscape);
    expect(close).toMatchObject({ height: 0.5, y: 0.25 });
    expect(zoomCrop(close, 100, landscape).height).toBeCloseTo(0.4);
  });

  it('turns the picture and begins anew', () => {
    const turned = turnCrop(zoomCrop(wholePhoto(landscape), 2, landscape), landscape);
    expect(turned).toEqual({ turns: 1, x: 0, y: (1 - 1 / 1.5) / 2, width: 1, height: 1 / 1.5 });
  });

  it('stays within the picture, and a square stays one, whatever is done [B2.15]', () => {
    const changes = fc.array(
      fc.oneof(
        fc.tuple(step, step).map(
          ([dx, dy]): Change =>
            (crop) =>
              moveCrop(crop, dx, dy),
        ),
        fc.double({ min: 0.2, max: 5, noNaN: true }).map(
          (factor): Change =>
            (crop, rules) =>
              zoomCrop(crop, factor, rules),
        ),
        fc.tuple(step, step).map(
          ([dw, dh]): Change =>
            (crop, rules) =>
              resizeCrop(crop, dw, dh, rules),
        ),
        fc.constant<Change>((crop, rules) => turnCrop(crop, rules)),
      ),
    );
    fc.assert(
      fc.property(rulesOf, changes, (rules, all) => {
        const crop = all.reduce((before, change) => change(before, rules), wholePhoto(rules));
        const { x, y, width, height, turns } = crop;
        const ratio = turns % 2 ? 1 / rules.ratio : rules.ratio;
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
        if (rules.shape === 'square') expect((width * ratio) / height).toBeCloseTo(1, 6);
      }),
    );
  });
});
