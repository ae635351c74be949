-- Checks the rows from before 0079, while the tables are read and written.

alter table applications validate constraint applications_decline_reason_check;
alter table saved_replies validate constraint saved_replies_decline_reason_check;
