import { color, space, typeStyle } from '@iskra/ui';
import { FilterPanel as Panel } from '@iskra/ui/FilterPanel';
import { Heart } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import {
  SavedPart,
  defaultFilterValue,
  fromFilterValue,
  toFilterValue,
  useFilterCities,
  useFurtherFields,
} from '../../nearby';
import { encountersMessages as messages } from '../messages';
import { PanelBox } from './Stage';
import { WaitingLikes } from './WaitingLikes';

/** Filters beside the card, and how many likes are left today (D-04) [ENC-03]. */
export const FilterPanel = observer(function FilterPanel() {
  const { encounters, filters } = useStores();
  const t = useText();
  // Whom the filters find shows that there is such a city; nobody may mean that there is none.
  const cities = useFilterCities(encounters.hasNobody);
  const further = useFurtherFields();
  return (
    <PanelBox>
      <Panel
        {...cities}
        further={further}
        renderAbove={(value, choose) => (
          <SavedPart value={fromFilterValue(value)} onChoose={(saved) => choose(toFilterValue(saved))} />
        )}
        value={toFilterValue(filters.value)}
        defaults={defaultFilterValue}
        onApply={(value) => filters.change(fromFilterValue(value))}
      />
      {encounters.likesLeft !== null && (
        <Left>
          <Heart size={20} />
          <span>{t(messages.left, { count: encounters.likesLeft })}</span>
        </Left>
      )}
      <Waiting>
        <WaitingLikes />
      </Waiting>
    </PanelBox>
  );
});

const Waiting = styled.div`
  margin-inline: ${space(6)};
`;

const Left = styled.p`
  ${typeStyle('small')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(5)} ${space(6)} 0;
  color: ${color('text-muted')};
`;
