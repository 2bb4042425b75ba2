import { limits } from '@iskra/api-contract';
import { RangeSlider, Segmented, space } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../app/StoresContext';
import { CityField } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { filterMessages as messages } from '../messages';
import type { Filters } from '../model/filters';

const allCities = '';
const ageBounds = { min: limits.age.filterMin, max: limits.age.filterMax };

/** Status, gender, city and age; every change applies at once [FIL-01, FIL-03]. */
export const FilterForm = observer(function FilterForm() {
  const { filters } = useStores();
  const t = useText();
  const { onlineStatus, gender, city, minAge, maxAge } = filters.value;
  return (
    <Fields>
      <Segmented
        label={t(messages.status)}
        value={onlineStatus}
        onValueChange={(value) => filters.change({ onlineStatus: value as Filters['onlineStatus'] })}
        options={[
          { value: 'all', label: t(messages.statusAll) },
          { value: 'online', label: t(messages.statusOnline) },
          { value: 'new', label: t(messages.statusNew) },
        ]}
      />
      <Segmented
        label={t(messages.gender)}
        value={gender}
        onValueChange={(value) => filters.change({ gender: value as Filters['gender'] })}
        options={[
          { value: 'all', label: t(messages.genderAll) },
          { value: 'female', label: t(messages.genderFemale) },
          { value: 'male', label: t(messages.genderMale) },
        ]}
      />
      <CityField
        label={t(messages.city)}
        value={city?.name ?? allCities}
        onValueChange={(name) => filters.change({ city: name ? { name } : null })}
        allOption={{ id: allCities, label: t(messages.allCities) }}
      />
      <RangeSlider
        label={t(messages.age)}
        {...ageBounds}
        value={[minAge, maxAge]}
        onValueChange={([from, to]) =>
          filters.change(from === minAge ? { maxAge: to } : { minAge: from, maxAge: to })
        }
      />
    </Fields>
  );
});

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
`;
