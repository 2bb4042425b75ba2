import { useProblemText } from '../../shared/forms';
import { settingsProblems } from './messages';

/** Puts what went wrong in the settings into words. */
export const useSettingsProblem = () => useProblemText(settingsProblems);
