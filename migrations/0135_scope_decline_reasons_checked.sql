-- Checks the rows from before 0126, while the table is read and written.

alter table scope_changes validate constraint scope_changes_decline_reason_check;
