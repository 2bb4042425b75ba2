-- The address that a member had before it was changed: for 48 hours a mailed link puts it back, and nobody else gets it.
create table former_emails (
  user_id bigint primary key references users on delete cascade,
  email text not null,
  token_hash text not null unique,
  left_at timestamptz not null
);
create index former_emails_email on former_emails (email);
