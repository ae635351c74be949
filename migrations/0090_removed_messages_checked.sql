-- Checks the rows from before 0089, while the table is read and written.

alter table appeals validate constraint appeals_message_id_fkey;
alter table appeals validate constraint appeals_kind_check;
alter table appeals validate constraint appeals_subject;
