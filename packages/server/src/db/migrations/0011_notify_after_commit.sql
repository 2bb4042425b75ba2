-- A notification within the transaction holds a lock of the whole cluster while the commit is written to the disk. From now
-- on the process that wrote rows notifies after the commit, of many at once; each process also looks at the outbox by itself.
drop trigger outbox_notify on outbox;
drop function notify_outbox();
