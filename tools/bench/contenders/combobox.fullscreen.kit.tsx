import { kitCombobox } from '../kitCombobox';

/** The kit's combobox as phones have it: a button that opens a full screen. */
export const contender = kitCombobox('fullscreen');
