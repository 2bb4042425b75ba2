import { Button, color, radius, shadow, space, typeStyle } from '@iskra/ui';
import { Heart } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { FilterForm, filterMessages } from '../../nearby';
import { encountersMessages as messages } from '../messages';

/** Filters beside the card, and how many likes are left today (D-04) [ENC-03]. */
export const FilterPanel = observer(function FilterPanel() {
  const { encounters, filters } = useStores();
  const t = useText();
  return (
    <aside aria-label={t(filterMessages.title)}>
      <Card>
        <Title>
          <h2>{t(filterMessages.title)}</h2>
          <Button variant="text" size="sm" onClick={filters.reset}>
            {t(filterMessages.reset)}
          </Button>
        </Title>
        <FilterForm />
      </Card>
      {encounters.likesLeft !== null && (
        <Left>
          <Heart size={20} />
          {t(messages.left, { count: encounters.likesLeft })}
        </Left>
      )}
    </aside>
  );
});

const Card = styled.div`
  padding: ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('surface-card')};
  box-shadow: ${shadow('md')};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space(3)};
  margin-inline-end: calc(-1 * ${space(4)});
  & > h2 {
    ${typeStyle('lead')}
    margin: 0;
  }
`;

const Left = styled.p`
  ${typeStyle('small')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(5)} ${space(6)} 0;
  color: ${color('text-muted')};
`;
