-- A paused member is hidden from new people.
alter table users add column is_paused boolean not null default false;
