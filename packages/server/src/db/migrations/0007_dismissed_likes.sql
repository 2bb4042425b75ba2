-- When a premium member took a received like off their list; the one who gave it sees no difference.
alter table likes add column dismissed_at timestamptz;
