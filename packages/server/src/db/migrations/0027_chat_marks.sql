-- Whether a member shows that they type and have read, and sees it of others.
alter table users add column shows_chat_marks boolean not null default true;
-- Read while either had that off: the sender is not told, until a later reading is.
alter table messages add column read_quietly boolean not null default false;
create index messages_read_quietly on messages (recipient_id, dialogue_id) where read_quietly;
