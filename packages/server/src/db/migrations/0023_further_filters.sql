-- A language that few speak is found without reading everybody.
create index users_languages on users using gin (languages);

-- Heights with what is told most often beside them: both are looked at in the index, before the row is.
create index users_told on users (height, smoking, children) where height is not null;
