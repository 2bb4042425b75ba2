-- The message that this one answers. It is of the same dialogue, with which alone messages are deleted: no foreign key,
-- which would look for replies to each deleted message.
alter table messages add column reply_to_id bigint;
