-- Appeals against decisions of administrators and safeguards, each once, and the sentences that a granted one allows.

create table appeals (
  id uuid primary key default gen_random_uuid(),
  -- Names the decision: `audit-7` an entry of the audit log, `finding-…` a finding, `text-…` a refused sentence.
  decision_key text not null,
  kind text not null check (kind in ('project', 'person', 'organization', 'review', 'text')),
  decision text not null check (decision in ('review', 'hold', 'remove', 'warn', 'suspend', 'hide', 'block')),
  -- What was decided about; null for a text, which has no project yet.
  project_id uuid references projects on delete cascade,
  review_id uuid references reviews on delete cascade,
  -- Whom the decision is about: an organization, or else a person.
  organization_id uuid references organizations on delete cascade,
  user_id uuid references users on delete cascade,
  -- The administrator who decided, with the reason given; both null for a safeguard.
  opposed_by uuid references users on delete set null,
  opposed_reason text,
  -- The refused text of a form, and the sentence that the rule found in it.
  rule text,
  rule_version integer,
  field text,
  evidence text,
  written text check (char_length(written) <= 5000),
  -- Why the decision is wrong, as the appeal says.
  reason text not null check (char_length(reason) between 1 and 2000),
  appealed_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references users on delete set null,
  verdict text check (verdict in ('grant', 'deny')),
  note text check (char_length(note) between 1 and 2000),
  constraint appeals_party check (num_nonnulls(organization_id, user_id) = 1),
  constraint appeals_subject check (case kind
    when 'project' then project_id is not null and organization_id is not null
    when 'review' then review_id is not null and user_id is not null
    when 'person' then user_id is not null
    else organization_id is not null end),
  constraint appeals_text check ((kind = 'text') = (decision = 'block')
    and (kind = 'text') = (rule is not null and evidence is not null and written is not null and field is not null)),
  constraint appeals_decided check ((verdict is null) = (decided_at is null) and (verdict is null) = (note is null))
);
comment on table appeals is 'An open appeal has no verdict.';
-- A decision can be appealed once.
create unique index appeals_once on appeals (decision_key);
create index appeals_queue on appeals (created_at, id) where decided_at is null;
create index appeals_project on appeals (project_id) where project_id is not null;
create index appeals_review on appeals (review_id) where review_id is not null;
create index appeals_organization on appeals (organization_id) where organization_id is not null;
create index appeals_user on appeals (user_id) where user_id is not null;
create index appeals_opposed_by on appeals (opposed_by);
create index appeals_appealed_by on appeals (appealed_by);
create index appeals_decided_by on appeals (decided_by);

create table allowed_sentences (
  organization_id uuid not null references organizations on delete cascade,
  rule text not null,
  sentence text not null check (char_length(sentence) <= 300),
  appeal_id uuid not null references appeals on delete cascade,
  primary key (organization_id, rule, sentence)
);
comment on table allowed_sentences is
  'Sentences that an organization may publish although a safeguard refuses them: an administrator granted its appeal.';
create index allowed_sentences_appeal on allowed_sentences (appeal_id);

-- The token in the email about a suspension, with which a person who cannot sign in can appeal it.
alter table user_suspensions add column appeal_token_hash bytea;
comment on column user_suspensions.appeal_token_hash is 'SHA-256 of the token in the latest email about it.';

create view filed_cases as
  select kind, item_id, created_at, decided_at from filed_reports
  union all
  select 'appeal', id, created_at, decided_at from appeals;
comment on view filed_cases is 'All reports, findings and appeals that belong to cases, whatever they are about.';
