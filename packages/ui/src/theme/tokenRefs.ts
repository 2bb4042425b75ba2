import type { GradientName } from './gradients';
import type { RoleName } from './roles';
import type { DurationName, EasingName, RadiusName, SizeName, SpaceStep, ZName } from './scales';
import type { ShadowName } from './shadows';
import type { WeightName } from './typeScale';

/** The custom property of a colour role, e.g. `color('text-muted')`. */
export const color = (role: RoleName) => `var(--iskra-${role})`;

/** A step of the 4 px grid: `space(4)` is 16 px. */
export const space = (step: SpaceStep) => `var(--iskra-space-${step})`;

/** A corner radius. */
export const radius = (name: RadiusName) => `var(--iskra-radius-${name})`;

/** A shadow of the current theme. */
export const shadow = (name: ShadowName) => `var(--iskra-shadow-${name})`;

/** A gradient of the current theme, for `background-image`. */
export const gradient = (name: GradientName) => `var(--iskra-gradient-${name})`;

/** A duration; the same value in reduced motion, where `travel` is what goes away. */
export const duration = (name: DurationName) => `var(--iskra-duration-${name})`;

/** An easing curve. */
export const easing = (name: EasingName) => `var(--iskra-ease-${name})`;

/** A named layer for `z-index`. */
export const z = (name: ZName) => `var(--iskra-z-${name})`;

/** A measure of a control, mark or panel. */
export const size = (name: SizeName) => `var(--iskra-size-${name})`;

/** A font weight. */
export const weight = (name: WeightName) => `var(--iskra-weight-${name})`;

/** A distance that motion may travel: nothing when the member asked for reduced motion. */
export const travel = (distance: string) => `calc(${distance} * var(--iskra-travel))`;
