-- A report about an invite is a report about the organization that sent it, with the message as it was (issue 24).
alter table account_reports
  add column if not exists invite_id uuid references invites on delete set null,
  add column if not exists invite_content text check (char_length(invite_content) <= 1000);
comment on column account_reports.invite_id is 'The invite that the report is about; null once the invite is removed.';
comment on column account_reports.invite_content is 'Its message when it was reported.';
