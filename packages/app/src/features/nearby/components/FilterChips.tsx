import { Chip, media, space } from '@iskra/ui';
import { ChevronDown } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useCityName } from '../../../shared/cities';
import { useNextInPlace } from '../../../shared/focus/useNextInPlace';
import { useText } from '../../../shared/i18n';
import { LazyPart } from '../../../shared/layout';
import { filterMessages as messages } from '../messages';

const FurtherChips = lazy(() =>
  import('./FurtherChips').then((module) => ({ default: module.FurtherChips })),
);

const genderTexts = { all: messages.chipAll, female: messages.chipFemale, male: messages.chipMale };

export interface FilterChipsProps {
  onOpen: () => void;
  /** Shows a chip for the status too: pressing it toggles those online. @default false */
  withStatus?: boolean;
  children?: ReactNode;
}

/** The filters in short; a chip opens the whole panel, one of a further filter lets it go. */
export const FilterChips = observer(function FilterChips({ onOpen, withStatus, children }: FilterChipsProps) {
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
      {Object.keys(further).length > 0 && (
        <LazyPart>
          <FurtherChips onGone={handleGone} />
        </LazyPart>
      )}
      {children}
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  outline: none;
  ${media.mobile} {
    flex-wrap: nowrap;
    margin: 0 calc(-1 * ${space(4)}) ${space(4)};
    padding: ${space(1)} ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
    & > * {
      flex: none;
    }
  }
`;
