import type { ComponentPropsWithoutRef } from 'react';
import type { PickerBehaviour } from '../ScrollPicker/PickerColumnProps';
import type { DatePart } from './dateItems';
import type { DateParts, MaxDate } from './dateRules';
import type { DateWheelsLabels } from './dateWheels.labels';

export interface DateWheelsProps
  extends
    PickerBehaviour,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'disabled'> {
  /** What is chosen so far, held by the caller. */
  value?: DateParts | undefined;
  /** What is chosen at first, when the component holds it. @default nothing */
  defaultValue?: DateParts | undefined;
  /** Always a date that exists and may be chosen, as far as it is complete. */
  onValueChange?: ((value: DateParts) => void) | undefined;
  /** Parts passing by while a wheel moves. */
  onScrub?: ((part: DatePart, value: number) => void) | undefined;
  /** Enter or Space confirmed a wheel, changed or not. */
  onConfirm?: ((part: DatePart) => void) | undefined;
  // [REG-05]
  /** Years in the order in which they stand. */
  years: readonly number[];
  // [REG-14]
  /** Later dates cannot be chosen. */
  maxDate?: MaxDate | undefined;
  /** Why they cannot, told when one was wanted. @default 'Later dates cannot be chosen' */
  maxDateReason?: string | undefined;
  // [REG-04]
  /** Wheels for fingers, native drop-downs for the desktop; 'auto' chooses by pointer, width, motion and colours. @default 'wheels' */
  mode?: 'auto' | 'wheels' | 'select' | undefined;
  /** Days and months go on at their ends. @default false */
  loop?: boolean | undefined;
  /** Order of the parts. @default that of a date in the language */
  order?: readonly DatePart[] | undefined;
  /** Names of the months. @default those of the language */
  monthNames?: readonly string[] | undefined;
  /** Name of the whole. @default 'Date of birth' */
  label?: string | undefined;
  /** All three are needed. @default false */
  required?: boolean | undefined;
  /** The rows are on their way. @default false */
  loading?: boolean | undefined;
  /** What is wrong, under the field. */
  error?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<DateWheelsLabels> | undefined;
}
