-- A deleted account's row goes whole, with all that hangs on it (D-36). Dialogues and messages stay with the other
-- side and keep the number, which then names nobody.
alter table dialogues drop constraint dialogues_low_id_fkey;
alter table dialogues drop constraint dialogues_high_id_fkey;
alter table messages drop constraint messages_sender_id_fkey;
alter table messages drop constraint messages_recipient_id_fkey;
