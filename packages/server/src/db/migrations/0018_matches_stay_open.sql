-- What a match opened stays open when one of the likes is taken back (D-14).
update dialogues d set is_kept_available = true
where not is_kept_available
  and exists (select 1 from likes l where l.from_id = d.low_id and l.to_id = d.high_id)
  and exists (select 1 from likes l where l.from_id = d.high_id and l.to_id = d.low_id);
