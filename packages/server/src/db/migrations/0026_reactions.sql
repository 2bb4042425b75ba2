-- What a message's recipient says about it with one press. In no index, so that a press writes the row alone and not the
-- words of the search anew.
alter table messages add column reaction text;
