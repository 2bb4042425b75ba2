import { colourCss, colourValue, type ColourValue } from './colourValue';

interface Pixels {
  value: number;
  unit: 'px';
}

/** One layer of a shadow as the format writes it. */
export interface ShadowLayer {
  color: ColourValue;
  offsetX: Pixels;
  offsetY: Pixels;
  blur: Pixels;
  spread: Pixels;
}

const px = (value: number): Pixels => ({ value, unit: 'px' });
const betweenLayers = /,\s*(?![^(]*\))/;

/** Of a CSS `box-shadow` without `inset`. */
export function shadowValue(css: string): ShadowLayer[] {
  return css.split(betweenLayers).map((layer) => {
    const colour = layer.slice(layer.indexOf('rgba'));
    const lengths = layer.replace(colour, '').trim().split(/\s+/).map(Number.parseFloat);
    const [x = 0, y = 0, blur = 0, spread = 0] = lengths;
    return {
      color: colourValue(colour),
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

/** Back to CSS; a spread of nothing is left out, as the theme does. */
export function shadowCss(layers: readonly ShadowLayer[]): string {
  return layers
    .map(({ color, offsetX, offsetY, blur, spread }) => {
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
      return [...lengths.map(lengthCss), colourCss(color)].join(' ');
    })
    .join(', ');
}

const lengthCss = ({ value, unit }: Pixels) => (value === 0 ? '0' : `${value}${unit}`);
