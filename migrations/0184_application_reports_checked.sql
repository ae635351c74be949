-- Checks the rows from before 0183, while the table is read and written.
alter table account_reports validate constraint account_reports_application_id_fkey;
alter table account_reports validate constraint account_reports_application_content;
