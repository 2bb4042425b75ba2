import { Autocomplete, TextField } from '@mui/material';
import { Children, useState, type HTMLAttributes, type Ref } from 'react';
import { Virtualizer } from 'virtua';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { renderPeer } from '../renderPeer';

type ListProps = HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };

function VirtualList({ children, ...listProps }: ListProps) {
  return (
    <ul {...listProps}>
      <Virtualizer itemSize={48}>{Children.toArray(children)}</Virtualizer>
    </ul>
  );
}

function City() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Autocomplete
      options={towns}
      value={value}
      onChange={(_event, next) => setValue(next)}
      filterOptions={startsWith}
      disableListWrap
      renderInput={(field) => <TextField {...field} label="Город" />}
      slotProps={{ listbox: { component: VirtualList } }}
    />
  );
}

const startsWith = (all: string[], { inputValue }: { inputValue: string }) =>
  all.filter((town) => town.toLowerCase().startsWith(inputValue.toLowerCase()));

/** MUI's Autocomplete; its docs put a virtual list into the list's slot, here virtua. */
export const contender: Contender = { mount: (root) => renderPeer(root, <City />) };
