-- One send in one call, as far as nothing about it is unusual; answers the message's id and moment, and the outbox's id.
-- For anything else it answers no row and has written nothing: then the server decides, statement by statement.
create function send_message(
  in_session text,
  in_seen_after timestamptz,
  in_dialogue bigint,
  in_sender bigint,
  in_recipient bigint,
  in_content text,
  in_client uuid,
  in_now timestamptz,
  in_channel text,
  in_event text,
  in_except_socket text
) returns table (message_id bigint, created_at timestamptz, outbox_id bigint)
language plpgsql as $$
declare
  last_activity timestamptz;
begin
  -- Others wait until this ends: messages of a dialogue are in one order by id, by moment and by commit.
  select d.last_activity_at into last_activity from dialogues d
    where d.id = in_dialogue and d.low_id = least(in_sender, in_recipient) and d.high_id = greatest(in_sender, in_recipient)
      and d.is_shown_to_low and d.is_shown_to_high and d.is_kept_available
    for update;
  if not found then return; end if;

  -- A statement of its own: it sees what was committed while the one above waited.
  perform 1 from sessions s
    join users me on me.id = s.user_id
    join users other on other.id = in_recipient
    where s.id = in_session and s.user_id = in_sender and s.seen_at > in_seen_after
      and me.suspended_reason is null and other.suspended_reason is null and me.gender <> other.gender
      and not exists (select 1 from blocks b where b.blocker_id = in_sender and b.blocked_id = in_recipient)
      and not exists (select 1 from blocks b where b.blocker_id = in_recipient and b.blocked_id = in_sender);
  if not found then return; end if;

  insert into messages as m (dialogue_id, sender_id, recipient_id, content, client_id, created_at)
    values (in_dialogue, in_sender, in_recipient, in_content, in_client, greatest(in_now, last_activity))
    on conflict (sender_id, client_id) do nothing
    returning m.id, m.created_at into message_id, created_at;
  if not found then return; end if;

  update dialogues d set last_message_id = message_id, last_activity_at = created_at where d.id = in_dialogue;

  insert into outbox as o (channel, event, payload, except_socket, except_user_id)
    values (in_channel, in_event,
      jsonb_build_object('message', jsonb_build_object(
        'id', message_id, 'dialog_id', in_dialogue, 'sender_id', in_sender, 'recipient_id', in_recipient,
        'content', in_content, 'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'status', 'sent', 'type', 'text', 'client_id', in_client)),
      in_except_socket, case when in_except_socket is not null then in_sender end)
    returning o.id into outbox_id;
  return next;
end
$$;
