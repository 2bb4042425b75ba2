const spots = [0, 1, 2, 3];

/** Numbers below 97 that look like chance and are always the same for a seed. */
const scatter = (seed: number, salt: number) =>
  ((Math.abs(Math.trunc(seed)) + 1) * 7919 + salt * 104729) % 97;

/** Four soft spots in warm colours, as `background-image`: a picture of nobody, made from a number alone. */
export function blurPattern(seed: number): string {
  return spots
    .map((spot) => {
      const hue = (320 + (scatter(seed, spot) % 70)) % 360;
      const place = `${scatter(seed, spot + 5)}% ${scatter(seed, spot + 9)}%`;
      const light = 62 + (scatter(seed, spot + 13) % 20);
      return `radial-gradient(circle at ${place}, hsl(${hue} 45% ${light}%), transparent 60%)`;
    })
    .join(', ');
}
