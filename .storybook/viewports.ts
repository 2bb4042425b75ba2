import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

const sized = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  ...{ name: `${name}, ${width} px`, type },
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The windows that the product's screens are drawn for, and Storybook's own. */
export const viewports = {
  phone390: sized('Phone', 390, 844, 'mobile'),
  tablet768: sized('Tablet', 768, 1024, 'tablet'),
  desktop1440: sized('Desktop', 1440, 900, 'desktop'),
  ...MINIMAL_VIEWPORTS,
};
