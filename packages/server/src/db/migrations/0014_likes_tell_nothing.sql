-- When a dialogue came into each member's list: the list is ordered by that and by the messages, never by the moment
-- at which somebody's like began the dialogue (D-05). Empty for what came with a message, and for older rows.
alter table dialogues add column low_shown_at timestamptz;
alter table dialogues add column high_shown_at timestamptz;

-- Likes that were taken back count among the day's likes all the same; whom they were for is not kept.
create table taken_back_likes (
  from_id bigint not null references users on delete cascade,
  given_at timestamptz not null
);
create index taken_back_likes_day on taken_back_likes (from_id, given_at);

-- When a match was last told to the one who did not make it: taking a like back and giving it again tells nothing new.
create table told_matches (
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  told_at timestamptz not null,
  check (low_id < high_id),
  primary key (low_id, high_id)
);
create index told_matches_high on told_matches (high_id);

-- Likes received are counted in the index alone, and read newest first.
create index likes_received on likes (to_id, id) include (from_id) where dismissed_at is null;
