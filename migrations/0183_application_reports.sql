-- A report made from an application is a report about the volunteer, with what the application says (issue 22).
alter table account_reports add column application_id uuid;
alter table account_reports add column application_content text;
alter table account_reports add constraint account_reports_application_id_fkey
  foreign key (application_id) references applications on delete set null not valid;
-- Three long texts, and five questions with their answers.
alter table account_reports add constraint account_reports_application_content
  check (char_length(application_content) between 1 and 60000) not valid;
comment on column account_reports.application_id is
  'The application that the report was made from; null once the application is removed.';
comment on column account_reports.application_content is 'What the volunteer wrote in it, when it was reported.';
