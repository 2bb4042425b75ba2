import { Chip, IconButton, Text, useAnnounce } from '@iskra/ui';
import { Pencil, Trash2 } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Filters } from '../../../model/filters/filters';
import type { SavedFiltersStore, SavedSet } from '../../../model/filters/SavedFiltersStore';
import { useText } from '../../../shared/i18n';
import { savedMessages as messages } from '../messages';
import { Row } from './SavedFilters.styles';
import { SavedNameForm } from './SavedNameForm';

export interface SavedRowProps {
  saved: SavedFiltersStore;
  set: SavedSet;
  /** Its filters are those that are set. */
  isInForce: boolean;
  /** It was pressed. */
  onChoose: (filters: Filters) => void;
  /** It was renamed, or is gone. */
  onChanged: () => void;
}

/** A set of filters: pressed it applies; it can be renamed and deleted. One of another version can only be deleted. */
export const SavedRow = observer(function SavedRow(props: SavedRowProps) {
  const { saved, set, isInForce, onChoose, onChanged } = props;
  const { name, filters } = set;
  const [isNaming, setNaming] = useState(false);
  const say = useAnnounce();
  const t = useText();

  function rename(next: string): void {
    saved.rename(name, next);
    endNaming();
  }
  function endNaming(): void {
    setNaming(false);
    onChanged();
  }
  function remove(): void {
    saved.remove(name);
    say(t(messages.deleted, { name }));
    onChanged();
  }

  if (isNaming)
    return (
      <li data-item>
        <SavedNameForm
          first={name}
          problemOf={(next) => saved.problemOf(next, name)}
          onName={rename}
          onCancel={endNaming}
        />
      </li>
    );
  return (
    <Row data-item>
      {filters ? (
        <Chip selected={isInForce} onClick={() => onChoose(filters)}>
          {name}
        </Chip>
      ) : (
        <Text variant="small" tone="muted">
          {t(messages.otherVersion, { name })}
        </Text>
      )}
      {filters && (
        <IconButton label={t(messages.rename, { name })} onClick={() => setNaming(true)}>
          <Pencil size={18} />
        </IconButton>
      )}
      <IconButton label={t(messages.delete, { name })} onClick={remove}>
        <Trash2 size={18} />
      </IconButton>
    </Row>
  );
});
