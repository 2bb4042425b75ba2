import { spaceScale, type SpaceStep } from './scales';
import { space } from './tokenRefs';

const steps = Object.keys(spaceScale).map(Number) as SpaceStep[];
const rules = (property: string) => (step: SpaceStep) =>
  `&[data-${property}='${step}'] { ${property}: ${space(step)}; }`;

/** Selects `gap` by `data-gap`, a step of the 4 px grid. */
export const gapRules = steps.map(rules('gap')).join('\n');

/** Selects `padding` by `data-padding`, a step of the 4 px grid. */
export const paddingRules = steps.map(rules('padding')).join('\n');
