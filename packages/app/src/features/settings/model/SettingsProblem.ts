import type { Problem } from '../../../shared/forms';

/** Why something was not saved: what a form of the settings misses by itself, or a failure. */
export type SettingsProblem = Problem<
  'required' | 'letters' | 'address' | 'young' | 'emptyCode' | 'mailFailed'
>;
