-- As words are compared: no difference between ё and е, and marks that PostgreSQL would keep within a word (of addresses,
-- fractions, tags) as spaces. `rules/searching.ts` of the contract splits in the same places.
create function search_text(content text) returns text
language sql immutable parallel safe
return translate(content, 'ёЁ./\:@_-+?!&=#%~<>*''"', 'еЕ                    ');

-- The words of a message as written and by their stems (of Russian, and of English where the letters are Latin), and
-- '@ID' for its sender and recipient: with it the index leads to a member's own messages alone.
create function message_words(content text, sender_id bigint, recipient_id bigint) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(array['@' || sender_id::text, '@' || recipient_id::text], null))
  || to_tsvector('pg_catalog.simple'::regconfig, search_text(content))
  || to_tsvector('pg_catalog.russian'::regconfig, search_text(content));

create index messages_words on messages using gin (message_words(content, sender_id, recipient_id));
