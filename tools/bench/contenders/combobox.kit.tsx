import { kitCombobox } from '../kitCombobox';

/** The kit's combobox with its list under the field. */
export const contender = kitCombobox('popover');
