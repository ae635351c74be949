create index concurrently if not exists account_reports_application on account_reports (application_id)
  where application_id is not null;
