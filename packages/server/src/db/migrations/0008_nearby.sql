-- People nearby are read newest first from an index for each group, so that a page costs the same among a million.
-- Renewing online_until leaves this column as it was, so it costs no index anything where a page has room.
alter table users set (fillfactor = 85);
alter table users add column may_be_online boolean not null
  generated always as (is_demo_online or online_until is not null) stored;

-- Gender and age stand behind the order: they are looked at in the index, before the row is.
create index users_city on users (city, id, gender, birth_date);
create index users_marked on users (id, gender, birth_date) where premium_until is not null;
create index users_marked_city on users (city, id, gender, birth_date) where premium_until is not null;
create index users_online on users (id, gender, birth_date) where may_be_online;
create index users_online_city on users (city, id, gender, birth_date) where may_be_online;
create index users_marked_online on users (id, city, gender, birth_date)
  where premium_until is not null and may_be_online;
create index users_created on users (created_at);

-- People of a city are counted in the index alone.
drop index users_nearby;
create index users_nearby on users (city, gender, birth_date, id) where suspended_reason is null;
