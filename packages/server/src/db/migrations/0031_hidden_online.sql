-- Who hides that they are online is offline for the table: whatever reads it, filters or sorts by it tells nothing.
alter table users add column hides_online boolean not null default false;
alter table users add constraint users_hidden_online
  check (not hides_online or (online_until is null and not is_demo_online));
