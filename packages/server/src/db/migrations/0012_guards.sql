-- When a code was last sent to an address for whom; the key hides both. One row decides among requests at once.
create table mail_pauses (
  key text primary key,
  sent_at timestamptz not null
);
create index mail_pauses_sent on mail_pauses (sent_at);

-- Equal open reports at once were written down each for itself.
delete from reports later using reports first
where later.id > first.id
  and later.resolved_at is null and first.resolved_at is null
  and later.reporter_id = first.reporter_id and later.reported_id = first.reported_id
  and later.reason = first.reason and later.comment = first.comment;
create unique index reports_open_once on reports (reporter_id, reported_id, reason, md5(comment))
  where resolved_at is null;

-- A visitor's session was a row for each page opened; now it is a signed cookie, and a row only with a code.
delete from sessions
where user_id is null and verified_email is null
  and not exists (select 1 from email_codes where session_id = sessions.id);
