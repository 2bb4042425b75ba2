import type { ElementStyles } from './stylesWithin';

/** What looks other than usual, element by element. */
export function differences(usual: readonly ElementStyles[], found: readonly ElementStyles[]): string[] {
  if (usual.length !== found.length) return [`${found.length} elements instead of ${usual.length}`];
  return usual.flatMap(({ element, styles }, at) =>
    Object.entries(styles).flatMap(([property, value]) => {
      const now = found[at]?.styles[property];
      return now === value || isUnseen(property, styles)
        ? []
        : [`${element} has ${property} ${now} instead of ${value}`];
    }),
  );
}

/** Of a border that is not drawn, only its width can be seen. */
function isUnseen(property: string, styles: ElementStyles['styles']): boolean {
  return /^border-top-(style|color)$/.test(property) && styles['border-top-width'] === '0px';
}
