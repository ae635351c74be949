-- Checks the rows from before 0120, while the table is read and written.

alter table messages validate constraint messages_announcement_id_fkey;
