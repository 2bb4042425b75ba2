-- Besides events the outbox carries what ends somebody's hearing, for every server process on this database.
alter table outbox alter column channel drop not null;
alter table outbox alter column event drop not null;
alter table outbox alter column payload drop not null;
alter table outbox add column kind text not null default 'event'
  check (kind in ('event', 'revoke', 'end-session', 'end-member'));
-- Whom alone it is for; null is everyone on the channel.
alter table outbox add column user_id bigint;
alter table outbox add column session_tag text;
-- The socket of except_socket is passed over only if it is this member's.
alter table outbox add column except_user_id bigint;
-- When a process took it to publish it through an outside broadcaster.
alter table outbox add column claimed_at timestamptz;
create index outbox_created on outbox (created_at);

-- Heard by every process when the transaction is committed; only the id, because a notification holds 8000 bytes.
create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('iskra_outbox.' || tg_table_schema, new.id::text);
  return null;
end
$$;
create trigger outbox_notify after insert on outbox for each row execute function notify_outbox();

-- Notices of likes that are held back (D-21); a table, so that a restart does not lose them.
create table like_notices (
  from_id bigint not null references users on delete cascade,
  to_id bigint not null references users on delete cascade,
  due_at timestamptz not null,
  primary key (from_id, to_id)
);
create index like_notices_due on like_notices (due_at);

-- Which process holds an open socket of which member; what a killed process leaves runs out (D-34).
create table live_members (
  process uuid not null,
  user_id bigint not null references users on delete cascade,
  until timestamptz not null,
  primary key (user_id, process)
);

-- Keys of photos whose files have no row, or not yet: written before the files, gone with the row, back without it.
create table photo_leftovers (
  key text primary key,
  due_at timestamptz not null
);
create function note_photo_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from photo_leftovers where key = new.key;
  else
    insert into photo_leftovers (key, due_at) values (old.key, now()) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger photos_files after insert or delete on photos for each row execute function note_photo_files();
