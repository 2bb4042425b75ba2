/** Steps of the 4 px grid, in CSS px. */
export const spaceScale = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 } as const;
export type SpaceStep = keyof typeof spaceScale;

/** Corner radii in CSS px; `bubbleTail` only at a message bubble's inner corner. */
export const radiusScale = { sm: 8, md: 12, photoMobile: 16, lg: 20, full: 9999, bubbleTail: 6 } as const;
export type RadiusName = keyof typeof radiusScale;

/** Durations in milliseconds. */
export const durationScale = { fast: 120, base: 200, slow: 300 } as const;
export type DurationName = keyof typeof durationScale;

/** Easing curves as cubic Bézier points. */
export const easingScale = { standard: [0.2, 0, 0, 1], emphasised: [0.3, 1.2, 0.5, 1] } as const;
export type EasingName = keyof typeof easingScale;

/** Springs for gestures that let go. */
export const springs = { swipeReturn: { stiffness: 420, damping: 34 } } as const;

/** Layers, lowest first. */
export const zScale = { base: 0, sticky: 10, nav: 20, sheet: 40, modal: 50, toast: 60 } as const;
export type ZName = keyof typeof zScale;

/** Measures of controls, marks and panels, in CSS px. */
export const sizeScale = {
  'control-sm': 36,
  'control-md': 44,
  'control-lg': 52,
  'action-sm': 48,
  'action-lg': 68,
  'icon-sm': 16,
  'icon-md': 20,
  'icon-lg': 24,
  'icon-xl': 44,
  badge: 22,
  'badge-sm': 18,
  dot: 10,
  'dot-lg': 12,
  chip: 32,
  thumb: 22,
  switch: 48,
  track: 4,
  checkbox: 22,
  mark: 28,
  toast: 392,
  'dialog-sm': 420,
  'dialog-md': 560,
  'dialog-lg': 760,
  menu: 240,
} as const;
export type SizeName = keyof typeof sizeScale;

/** Measures of the product's frame, in CSS px. */
export const layout = {
  sidebar: 264,
  content: 1160,
  gutter: 40,
  encounterCard: { width: 420, height: 600 },
  filterPanel: 312,
  chatList: 340,
  mobileHeader: 56,
  mobileNav: 64,
} as const;

/** Widest window, in CSS px, that still gets the mobile layout. */
export const mobileMaxWidth = 600;
