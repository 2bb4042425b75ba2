import type { PatternLabels } from '../KitLabels';
import { ruForms } from './forms';
import { ruPeople } from './people';

/** The rest in Russian. */
export const ruPatterns: PatternLabels = { ...ruPeople, ...ruForms };
