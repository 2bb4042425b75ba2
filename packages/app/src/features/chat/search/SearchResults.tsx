import { photoPath, type MessageHit, type PersonHit } from '@iskra/api-contract';
import { Avatar, Button, EmptyState, ErrorState } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { SearchX } from '@iskra/ui/icons';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessageSearch } from '../../../model/chat/MessageSearch';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { Announcement, Link, ScreenLoading } from '../../../shared/layout';
import { systemClock } from '../../../shared/store';
import { chatMessages as messages } from '../messages';
import { searchTexts } from './messages';
import { Found } from './SearchResults.styles';

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

interface SearchResultsProps {
  /** Not empty. */
  sought: string;
  setSought: (text: string) => void;
  selectedId: number | undefined;
}

/** What a search found: people by name first, then messages with the words found in them. */
export const SearchResults = observer(function SearchResults(props: SearchResultsProps) {
  const { sought, selectedId } = props;
  const search = useSearch(sought);
  const t = useText();
  const { people, messages: said } = search;
  const isKnown = search.foundFor === sought.trim();
  if (!isKnown && search.loading.isFailed)
    return (
      <ErrorState
        title={t(searchTexts.searchFailed)}
        text={t(messages.failedText)}
        onRetry={() => void search.load()}
      />
    );
  if (!isKnown)
    return (
      <div aria-busy="true">
        <ScreenLoading />
      </div>
    );
  const counts = { people: people.length, messages: said.length };
  const isEmpty = people.length + said.length === 0;
  const found = isEmpty
    ? t(searchTexts.nothingFound)
    : t(search.hasMore ? searchTexts.foundOver : searchTexts.found, counts);
  return (
    <Found aria-label={t(messages.search)}>
      <Announcement atOnce text={found} />
      {isEmpty && <NothingFound onClear={() => props.setSought('')} />}
      {people.length > 0 && <h2 id="found-people">{t(searchTexts.foundPeople)}</h2>}
      {people.length > 0 && (
        <ul aria-labelledby="found-people">
          {people.map((hit) => (
            <PersonRow key={hit.dialog_id} hit={hit} isSelected={hit.dialog_id === selectedId} />
          ))}
        </ul>
      )}
      {said.length > 0 && <h2 id="found-messages">{t(searchTexts.foundMessages)}</h2>}
      {said.length > 0 && (
        <ul aria-labelledby="found-messages">
          {said.map((hit) => (
            <MessageRow key={hit.id} hit={hit} />
          ))}
        </ul>
      )}
      {search.hasMore && (
        <PaginationSentinel
          key={said.length}
          state={moreStates[search.loadingMore.state]}
          onReached={() => void search.loadMore()}
        />
      )}
    </Found>
  );
});

/** Searches for the text, and anew when something was said, deleted or blocked meanwhile. */
function useSearch(sought: string): MessageSearch {
  const { api, chat } = useStores();
  const [search] = useState(() => new MessageSearch(api, systemClock));
  useEffect(() => search.setText(sought), [search, sought]);
  useEffect(() => () => search.setText(''), [search]);
  useEffect(() => {
    const renew = () => void search.refresh();
    return reaction(() => chat.dialogues.all, renew, { delay: 300 });
  }, [chat, search]);
  return search;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(searchTexts.nothingFound)}
      text={t(searchTexts.nothingFoundText)}
      action={
        <Button variant="soft" onClick={onClear}>
          {t(searchTexts.clearSearch)}
        </Button>
      }
    />
  );
}

function PersonRow({ hit, isSelected }: { hit: PersonHit; isSelected: boolean }) {
  const { name, image, online } = hit.otherUser;
  return (
    <li>
      <Link to={`/messages/${hit.dialog_id}`} aria-current={isSelected ? 'page' : undefined}>
        <Avatar src={image && photoPath(image, 'sm')} name={name} size={44} online={online} decorative />
        <b dir="auto">{name}</b>
      </Link>
    </li>
  );
}

/** Leads to the message in its place. */
const MessageRow = observer(function MessageRow({ hit }: { hit: MessageHit }) {
  const { session } = useStores();
  const t = useText();
  const { image, is_deleted: isGone } = hit.otherUser;
  const name = isGone ? t(messages.deletedUser) : hit.otherUser.name;
  return (
    <li>
      <Link to={`/messages/${hit.dialog_id}?message=${hit.id}`}>
        <Avatar src={image && photoPath(image, 'sm')} name={name} size={44} decorative />
        <span>
          <b dir="auto">{name}</b>
          <Day iso={hit.created_at} />
          <span dir="auto" translate="no">
            {hit.sender_id === session.user?.id && `${t(searchTexts.ownMessage)} `}
            {hit.excerpt.map((part, at) => (part.is_found ? <mark key={at}>{part.text}</mark> : part.text))}
          </span>
        </span>
      </Link>
    </li>
  );
});

/** The day of a message, with its year when that is another one. */
function Day({ iso }: { iso: string }) {
  const { formatDate } = useIntl();
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : { year: 'numeric' as const };
  return <time dateTime={iso}>{formatDate(iso, { day: 'numeric', month: 'short', ...year })}</time>;
}
