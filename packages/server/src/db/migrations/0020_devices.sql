-- Browser and system of a session in plain words, so that its member recognises it; null for one of before.
alter table sessions add column browser text, add column system text;
