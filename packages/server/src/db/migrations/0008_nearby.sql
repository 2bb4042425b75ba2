-- People nearby are read newest first from an index for each group, so that a page costs the same among a million.
-- Renewing online_until leaves this column as it was, so it costs no index anything.
alter table users add column may_be_online boolean not null
  generated always as (is_demo_online or online_until is not null) stored;

create index users_city on users (city, id);
create index users_marked on users (id) where premium_until is not null;
create index users_marked_city on users (city, id) where premium_until is not null;
create index users_online on users (id) where may_be_online;
create index users_online_city on users (city, id) where may_be_online;
create index users_created on users (created_at);
