-- What an operator found, in the one word that the reporter is told; null while it is open, and of reports that were
-- resolved before. And whether the reporter has seen it.
alter table reports add column outcome text check (outcome in ('measures_taken', 'no_violation'));
alter table reports add column is_seen boolean not null default false;
create index reports_reporter on reports (reporter_id, id);
