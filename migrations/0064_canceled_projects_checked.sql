-- Checks the rows from before 0061, while the table is read and written.

alter table projects validate constraint projects_status_check;
alter table projects validate constraint projects_canceled_says_why;
alter table projects validate constraint projects_cancel_reason_check;
