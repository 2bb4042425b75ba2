-- What members tell about themselves besides the text (spec point 3); null is 'prefer not to say'.
alter table users add column position text;
alter table users add column company text;
alter table users add column education text;
alter table users add column height integer check (height between 100 and 230);
alter table users add column languages text[] not null default '{}';
alter table users add column orientation text;
alter table users add column relationship text;
alter table users add column children text;
alter table users add column smoking text;
alter table users add column alcohol text;
