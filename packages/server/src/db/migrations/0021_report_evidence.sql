-- What a report shows, as it was when it was made: deleting the message or the photo takes nothing from the report. The
-- files of a photo stay until the reports that name it are resolved.
create table report_messages (
  report_id bigint not null references reports on delete cascade,
  message_id bigint not null,
  content text not null,
  sent_at timestamptz not null,
  primary key (report_id, message_id)
);
create table report_photos (
  report_id bigint not null references reports on delete cascade,
  photo_key text not null,
  primary key (report_id, photo_key)
);
create index report_photos_key on report_photos (photo_key);
