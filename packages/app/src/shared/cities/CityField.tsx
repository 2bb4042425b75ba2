import { Combobox, type ComboboxProps } from '@iskra/ui/Combobox';
import { useIntl } from 'react-intl';
import { useLayout } from '../layout';
import { useCityItems } from './useCityItems';

export type CityFieldProps = Omit<ComboboxProps, 'items' | 'loading' | 'onRetry' | 'presentation'>;

/** A city by search; its value is the city's name on the wire (D-40). A phone opens a full screen. */
export function CityField(props: CityFieldProps) {
  const { locale } = useIntl();
  const { items, isLoading, onRetry } = useCityItems(locale);
  const presentation = useLayout() === 'mobile' ? 'fullscreen' : 'popover';
  return <Combobox {...props} {...{ items, onRetry, presentation }} loading={isLoading} />;
}
