-- Who has a socket where is written when a socket opens or closes, no more every half minute for each member: a process
-- renews one row of its own. Neither table has to outlive a crash: processes write it again.
drop table live_members;
create unlogged table live_processes (
  process uuid primary key,
  until timestamptz not null
);
create unlogged table live_members (
  process uuid not null,
  user_id bigint not null,
  primary key (user_id, process)
);
create index live_members_process on live_members (process);
