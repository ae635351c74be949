-- Reports about people and organizations, and one view of all reports for the administrators' queue.

create table account_reports (
  id uuid primary key default gen_random_uuid(),
  -- Exactly one of them is reported.
  user_id uuid references users on delete cascade,
  organization_id uuid references organizations on delete cascade,
  -- Null once the account of who reported is gone; the report stays.
  reporter_id uuid references users on delete set null,
  reason text not null
    check (reason in ('harassment', 'asks_money', 'impersonation', 'misleading', 'unsafe', 'spam', 'other')),
  explanation text check (char_length(explanation) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Null once the account of the administrator is gone.
  decided_by uuid references users on delete set null,
  verdict text check (verdict in ('dismiss', 'warn', 'suspend')),
  -- The administrator's reason.
  note text check (char_length(note) <= 2000),
  constraint account_reports_about_one check (num_nonnulls(user_id, organization_id) = 1),
  constraint account_reports_decided check ((verdict is null) = (decided_at is null)),
  constraint account_reports_other_explained check (reason <> 'other' or explanation is not null)
);
comment on table account_reports is
  'People and organizations that administrators are asked to look at. An open report has no verdict.';
-- A person has one open report of each.
create unique index account_reports_one_open on account_reports (coalesce(user_id, organization_id), reporter_id)
  where decided_at is null;
create index account_reports_user on account_reports (user_id) where user_id is not null;
create index account_reports_organization on account_reports (organization_id) where organization_id is not null;
create index account_reports_reporter on account_reports (reporter_id);
create index account_reports_decided_by on account_reports (decided_by);
create index account_reports_queue on account_reports (created_at, id) where decided_at is null;

-- Findings of safeguards that only warn are no reports.
create view filed_reports as
  select 'project' as kind, project_id as item_id, reporter_id, created_at, decided_at,
    coalesce(verdict = 'remove', false) as is_upheld
  from project_reports where effect is distinct from 'warn'
  union all
  select 'review', review_id, reporter_id, created_at, decided_at, coalesce(verdict = 'hide', false)
  from review_reports
  union all
  select 'message', message_id, reporter_id, created_at, decided_at, coalesce(verdict = 'remove', false)
  from message_reports
  union all
  select 'person', user_id, reporter_id, created_at, decided_at, coalesce(verdict in ('warn', 'suspend'), false)
  from account_reports where user_id is not null
  union all
  select 'organization', organization_id, reporter_id, created_at, decided_at,
    coalesce(verdict in ('warn', 'suspend'), false)
  from account_reports where organization_id is not null;
comment on view filed_reports is 'All reports and findings that belong to cases, whatever they are about.';
