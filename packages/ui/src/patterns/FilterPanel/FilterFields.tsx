import { useState, type ReactNode } from 'react';
import { Announcement } from '../../announcer/Announcement';
import { Note } from '../../primitives/Field';
import { Lock } from '../../icons/icons';
import { Segmented } from '../../primitives/Segmented';
import { Combobox } from '../Combobox';
import { AgeField } from './AgeField';
import type { FilterLabels } from './filterPanel.labels';
import { Fields } from './FilterPanel.styles';
import { Further } from './Further';
import type { FilterFieldsProps, FurtherField } from './FilterPanelProps';
import {
  changeFilter,
  followedAge,
  type FilterChange,
  type FilterField,
  type FilterValue,
} from './filterRules';

export interface FilterFieldsOwnProps extends Omit<FilterFieldsProps, 'labels' | 'renderAbove'> {
  value: FilterValue;
  defaults: FilterValue;
  onChange: (value: FilterValue) => void;
  labels: FilterLabels;
}

const none: readonly FurtherField[] = [];
const all: readonly FilterField[] = ['status', 'gender', 'city', 'age'];
/** The combobox has ids only; no city has this one. */
const everywhere = '';

// [B8.1, B8.2]
/** Status, gender, city and age in the order of the picture; says which age followed the other. */
export function FilterFields(props: FilterFieldsOwnProps) {
  const { value, onChange, labels, defaults, fields = all, further = none, locked = {} } = props;
  const [followed, setFollowed] = useState('');
  const change = (done: FilterChange) => {
    const next = changeFilter(value, done);
    const age = followedAge(value, next, done);
    setFollowed(age ? (age.end === 'to' ? labels.followedTo : labels.followedFrom)(age.age) : '');
    onChange(next);
  };
  const isLocked = (field: FilterField) => locked[field] !== undefined;
  const parts: Record<FilterField, ReactNode> = {
    status: (
      <Segmented
        label={labels.status}
        disabled={isLocked('status')}
        value={value.status}
        onValueChange={(status) => change({ type: 'status', status: status as FilterValue['status'] })}
        options={[
          { value: 'all', label: labels.statusAll },
          { value: 'online', label: labels.statusOnline },
          { value: 'new', label: labels.statusNew },
        ]}
      />
    ),
    gender: (
      <Segmented
        label={labels.gender}
        disabled={isLocked('gender')}
        value={value.gender}
        onValueChange={(gender) => change({ type: 'gender', gender: gender as FilterValue['gender'] })}
        options={[
          { value: 'all', label: labels.genderAll },
          { value: 'female', label: labels.genderFemale },
          { value: 'male', label: labels.genderMale },
        ]}
      />
    ),
    city: (
      <CityFilter {...props} disabled={isLocked('city')} onPick={(city) => change({ type: 'city', city })} />
    ),
    age: <AgeField value={value} disabled={isLocked('age')} labels={labels} onChange={change} />,
  };
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field} data-field={field} data-locked={isLocked(field) || undefined}>
          {parts[field]}
          {isLocked(field) ? <WhyLocked>{locked[field]}</WhyLocked> : null}
        </div>
      ))}
      {further.length > 0 ? (
        <Further fields={further} {...{ value, defaults, labels }} onChange={change} />
      ) : null}
      <Announcement text={followed} />
    </Fields>
  );
}

interface CityFilterProps extends FilterFieldsOwnProps {
  disabled: boolean;
  onPick: (city: string | null) => void;
}

/** Its list may be on its way, or left out until the member comes to the field. */
function CityFilter({ value: { city }, labels, nameOfCity, disabled, onPick, ...cities }: CityFilterProps) {
  return (
    <Combobox
      label={labels.city}
      size="md"
      disabled={disabled}
      items={cities.cities}
      loading={cities.citiesLoading}
      onNeedItems={cities.onNeedCities}
      onRetry={cities.onRetryCities}
      presentation={cities.cityPresentation}
      value={city ?? everywhere}
      selectedItem={city !== null && nameOfCity ? { id: city, label: nameOfCity(city) } : undefined}
      onValueChange={(picked) => onPick(picked === everywhere ? null : picked)}
      allOption={{ id: everywhere, label: labels.allCities }}
    />
  );
}

function WhyLocked({ children }: { children: ReactNode }) {
  return (
    <Note>
      <Lock />
      <span>{children}</span>
    </Note>
  );
}
