import { Button, Text, useAnnounce } from '@iskra/ui';
import { Plus } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { countChanged, type Filters } from '../../../model/filters/filters';
import { savedLimits } from '../../../model/filters/SavedFiltersStore';
import { useNextInPlace } from '../../../shared/focus/useNextInPlace';
import { useText } from '../../../shared/i18n';
import { savedMessages as messages } from '../messages';
import { useSavedFilters } from '../useSavedFilters';
import { SavedNameForm } from './SavedNameForm';
import { SavedRow } from './SavedRow';
import { Box, Rows } from './SavedFilters.styles';

export interface SavedFiltersProps {
  /** The filters that are set. */
  value: Filters;
  /** A set was pressed. */
  onChoose: (filters: Filters) => void;
}

/** The sets of filters that a member keeps: the one in force is pressed, the filters that are set can be added. */
export const SavedFilters = observer(function SavedFilters({ value, onChoose }: SavedFiltersProps) {
  const saved = useSavedFilters();
  const [isNaming, setNaming] = useState(false);
  const { list, handleGone } = useNextInPlace<HTMLUListElement>();
  const say = useAnnounce();
  const t = useText();
  const id = useId();
  const inForce = saved.nameOf(value);
  const isWorthSaving = inForce === undefined && countChanged(value) > 0;
  if (saved.sets.length === 0 && !isWorthSaving && !isNaming) return null;

  function save(name: string): void {
    saved.save(name, value);
    say(t(messages.saved, { name: name.trim() }));
    endNaming(saved.sets.length - 1);
  }
  function endNaming(focused: number): void {
    setNaming(false);
    handleGone(focused);
  }

  return (
    <Box aria-labelledby={id}>
      <Text id={id} as="h3" variant="small">
        {t(messages.title)}
      </Text>
      <Rows ref={list} tabIndex={-1} aria-labelledby={id}>
        {saved.sets.map((set, at) => (
          <SavedRow
            key={set.name}
            saved={saved}
            set={set}
            isInForce={set.name === inForce}
            onChoose={onChoose}
            onChanged={() => handleGone(at)}
          />
        ))}
        {isWorthSaving && !isNaming && (
          <li data-item>
            <Button
              variant="text"
              size="sm"
              iconStart={<Plus size={18} />}
              disabled={saved.isFull}
              onClick={() => setNaming(true)}
            >
              {t(saved.isFull ? messages.full : messages.save, { most: savedLimits.most })}
            </Button>
          </li>
        )}
      </Rows>
      {isNaming && (
        <SavedNameForm
          problemOf={(name) => saved.problemOf(name)}
          onName={save}
          onCancel={() => endNaming(Infinity)}
        />
      )}
    </Box>
  );
});
