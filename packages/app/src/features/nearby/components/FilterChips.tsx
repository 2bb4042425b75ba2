import { Chip, media, space } from '@iskra/ui';
import { ChevronDown } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useCityName } from '../../../shared/cities';
import { useNextInPlace } from '../../../shared/focus/useNextInPlace';
import { useText } from '../../../shared/i18n';
import { part } from '../../../shared/layout';
import { filterMessages as messages } from '../messages';

const FurtherChips = part(async () => (await import('./FurtherChips')).FurtherChips);

const genderTexts = { all: messages.chipAll, female: messages.chipFemale, male: messages.chipMale };

export interface FilterChipsProps {
  onOpen: () => void;
  /** Shows a chip for the status too: pressing it toggles those online. @default false */
  withStatus?: boolean;
}

/** The filters in short; a chip opens the whole panel, one of a further filter lets it go. */
export const FilterChips = observer(function FilterChips({ onOpen, withStatus }: FilterChipsProps) {
  const { filters } = useStores();
  const t = useText();
  const cityName = useCityName();
  const { gender, city, minAge, maxAge, onlineStatus, further } = filters.value;
  const { list, handleGone } = useNextInPlace<HTMLDivElement>();
  const arrow = withStatus ? undefined : <ChevronDown size={18} />;
  const isOnline = onlineStatus === 'online';
  return (
    <Row ref={list} role="group" aria-label={t(messages.title)} tabIndex={-1}>
      {withStatus && (
        <Chip
          selected={isOnline}
          onClick={() => filters.change({ onlineStatus: isOnline ? 'all' : 'online' })}
        >
          {t(messages.statusOnline)}
        </Chip>
      )}
      {[
        t(genderTexts[gender]),
        `${minAge}–${maxAge}`,
        city ? cityName(city.name) : t(messages.allCities),
      ].map((text) => (
        <Chip key={text} onClick={onOpen} iconEnd={arrow}>
          {text}
        </Chip>
      ))}
      {Object.keys(further).length > 0 && <FurtherChips onGone={handleGone} />}
    </Row>
  );
});

/** One line of whatever length, so that no name of a city moves the people below. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  /* Room for the ring of the focus, which a line that scrolls would cut. */
  margin: calc(-1 * ${space(1)});
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  outline: none;
  & > * {
    flex: none;
  }
  ${media.mobile} {
    margin: 0 calc(-1 * ${space(4)}) ${space(4)};
    padding: ${space(1)} ${space(4)};
  }
`;
