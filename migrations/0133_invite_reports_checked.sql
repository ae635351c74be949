-- Checks the rows from before 0130, while the table is read and written.
alter table account_reports validate constraint account_reports_invite_id_fkey;
alter table account_reports validate constraint account_reports_invite_content;
