-- A report about an invite is a report about the organization that sent it, with the message as it was (issue 24).
alter table account_reports add column invite_id uuid;
alter table account_reports add column invite_content text;
alter table account_reports add constraint account_reports_invite_id_fkey
  foreign key (invite_id) references invites on delete set null not valid;
alter table account_reports add constraint account_reports_invite_content
  check (char_length(invite_content) <= 1000) not valid;
comment on column account_reports.invite_id is 'The invite that the report is about; null once the invite is removed.';
comment on column account_reports.invite_content is 'Its message when it was reported.';
