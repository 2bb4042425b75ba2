import { Combobox, type ComboboxProps } from '@iskra/ui/Combobox';
import { useIntl } from 'react-intl';
import { useLayout } from '../layout';
import { useCityItems } from './useCityItems';
import { useCityName } from './useCityName';

export type CityFieldProps = Omit<ComboboxProps, 'items' | 'loading' | 'onRetry' | 'presentation'>;

/** A city by search; its value is the city's name on the wire (D-40). A phone opens a full screen. */
export function CityField(props: CityFieldProps) {
  const { locale } = useIntl();
  const { items, isLoading, onRetry } = useCityItems(locale);
  const name = useCityName();
  const { value } = props;
  const named = isLoading && value ? { id: value, label: name(value) } : undefined;
  const presentation = useLayout() === 'mobile' ? 'fullscreen' : 'popover';
  return (
    <Combobox {...props} {...{ items, onRetry, presentation }} selectedItem={named} loading={isLoading} />
  );
}
