create index concurrently if not exists account_reports_invite on account_reports (invite_id)
  where invite_id is not null;
