-- What administrators look at in projects: reports by people, and findings of the safeguards.

create table project_reports (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  -- Who reported it. `product`: a safeguard found something in its content.
  source text not null check (source in ('person', 'product')),
  -- Null for a finding, and once the account of the person is gone; their report stays.
  reporter_id uuid references users on delete set null,
  reason text check (reason in ('asks_money', 'work_before_acceptance', 'replaces_paid_work', 'misleading',
    'unsafe', 'spam', 'other')),
  explanation text check (char_length(explanation) between 1 and 2000),
  -- A finding: the rule and the version of it that found something, what the rule does, in which field of the form,
  -- and the sentence or the number that it found. A `warn` is only stored: it opens no case and is never decided.
  rule text check (char_length(rule) <= 10),
  rule_version integer,
  effect text check (effect in ('block', 'review', 'warn')),
  field text check (char_length(field) <= 100),
  evidence text check (char_length(evidence) <= 300),
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Null once the account of the administrator is gone.
  decided_by uuid references users on delete set null,
  verdict text check (verdict in ('dismiss', 'remove')),
  -- The administrator's reason.
  note text check (char_length(note) <= 2000),
  constraint project_reports_decided check ((verdict is null) = (decided_at is null)),
  constraint project_reports_warning_undecided check (effect <> 'warn' or decided_at is null),
  constraint project_reports_other_explained check (reason <> 'other' or explanation is not null),
  constraint project_reports_of_person check ((source = 'person') = (reason is not null)),
  constraint project_reports_of_product check (
    case source
      when 'product' then reporter_id is null and explanation is null and rule is not null
        and rule_version is not null and effect is not null and field is not null and evidence is not null
      else rule is null and rule_version is null and effect is null and field is null and evidence is null
    end)
);
comment on table project_reports is
  'Reports about projects by people and by safeguards. An open one has no verdict.';
-- A person has one open report of a project.
create unique index project_reports_one_open on project_reports (project_id, reporter_id)
  where decided_at is null and reporter_id is not null;
-- A safeguard has one open finding of the same sentence in the same field.
create unique index project_reports_one_finding on project_reports (project_id, rule, field, evidence)
  where decided_at is null and rule is not null;
create index project_reports_project on project_reports (project_id);
create index project_reports_reporter on project_reports (reporter_id);
create index project_reports_decided_by on project_reports (decided_by);
create index project_reports_rule on project_reports (rule) where rule is not null;
create index project_reports_queue on project_reports (created_at, id)
  where decided_at is null and effect is distinct from 'warn';
