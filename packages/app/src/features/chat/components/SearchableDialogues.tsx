import { longestSearch } from '@iskra/api-contract';
import { ControlBox, media, space } from '@iskra/ui';
import { Search } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { part, ScreenLoading } from '../../../shared/layout';
import { useText } from '../../../shared/i18n';
import { chatMessages as messages } from '../messages';
import { Dialogues, type DialoguesProps } from './Dialogues';

const loadResults = () => import('../search/SearchResults');

const SearchResults = part(
  async (needTexts) => {
    const [loaded] = await Promise.all([loadResults(), needTexts('search')]);
    return loaded.SearchResults;
  },
  <ScreenLoading />,
);

interface Sought {
  /** What is in the field. */
  sought: string;
  setSought: (text: string) => void;
}

/** The list of dialogues under a field; what is typed there is looked for in names and messages. */
export const SearchableDialogues = observer(function SearchableDialogues({
  sought,
  setSought,
  ...props
}: Sought & DialoguesProps) {
  const { all, loading } = useStores().chat.dialogues;
  const isOpen = sought.trim() !== '';
  // While they load it keeps its place: what comes under it does not move.
  const mayHave = all.length > 0 || !(loading.isKnown || loading.isFailed);
  return (
    <>
      {(mayHave || isOpen) && <SearchField {...{ sought, setSought }} />}
      {isOpen ? (
        <SearchResults {...{ sought, setSought }} selectedId={props.selectedId} />
      ) : (
        <Dialogues {...props} />
      )}
    </>
  );
});

function SearchField({ sought, setSought }: Sought) {
  const t = useText();
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || sought === '') return;
    event.preventDefault();
    setSought('');
  }

  return (
    <Place role="search">
      <ControlBox>
        <Search size={20} aria-hidden />
        <input
          type="search"
          aria-label={t(messages.search)}
          placeholder={t(messages.search)}
          autoComplete="off"
          maxLength={longestSearch}
          value={sought}
          onFocus={() => void loadResults().catch(() => undefined)}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => setSought(target.value)}
        />
      </ControlBox>
    </Place>
  );
}

const Place = styled.div`
  flex: none;
  padding: 0 ${space(6)} ${space(4)};

  ${media.mobile} {
    padding: ${space(3)} ${space(4)};
  }
`;
