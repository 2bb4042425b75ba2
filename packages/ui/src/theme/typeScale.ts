/** One style of the type scale: sizes in CSS px, spacing in em. */
export interface TypeStyle {
  size: number;
  line: number;
  weight: number;
  spacing: number;
}

export type TypeName = 'caption' | 'small' | 'body' | 'lead' | 'title' | 'heading' | 'display';

export const fontFamily =
  "'Manrope Variable', 'Manrope Extended', Manrope, 'Manrope Fallback', system-ui, sans-serif";

export const typeScale: Readonly<Record<TypeName, TypeStyle>> = {
  caption: { size: 12, line: 16, weight: 600, spacing: 0.01 },
  small: { size: 14, line: 20, weight: 500, spacing: 0 },
  body: { size: 16, line: 24, weight: 500, spacing: -0.003 },
  lead: { size: 18, line: 26, weight: 650, spacing: -0.01 },
  title: { size: 22, line: 28, weight: 700, spacing: -0.018 },
  heading: { size: 28, line: 34, weight: 720, spacing: -0.024 },
  display: { size: 36, line: 42, weight: 740, spacing: -0.028 },
};

export const weightScale = { regular: 500, medium: 550, strong: 650, title: 700, display: 740 } as const;
export type WeightName = keyof typeof weightScale;
