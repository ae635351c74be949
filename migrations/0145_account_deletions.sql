-- Deletion of accounts: asked for, 30 days to undo, then anonymized (decision A31, docs/decisions/0109).

create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  requested_at timestamptz(3) not null,
  -- When it is carried out, unless the person keeps the account.
  due_at timestamptz(3) not null,
  -- The administrator who asked for a person who wrote in; null if the person did.
  requested_by uuid references users on delete set null,
  -- Why the administrator did it; removed with the account.
  reason text check (char_length(reason) between 1 and 1000),
  -- Whether issued credentials stay valid.
  keeps_credentials boolean not null,
  -- The projects that the request paused, and keeping the account resumes.
  paused_project_ids uuid[] not null default '{}',
  -- SHA-256 of the token in the email; null until it is sent, and once it is used.
  undo_token_hash bytea unique check (octet_length(undo_token_hash) = 32),
  -- When the account was anonymized; null while the person can keep it.
  completed_at timestamptz(3),
  constraint account_deletions_due check (due_at >= requested_at),
  constraint account_deletions_completed check (completed_at is null or (undo_token_hash is null and reason is null))
);
comment on table account_deletions is
  'Accounts that are going to be deleted or were. Keeping one removes its row; the row of a deleted one stays.';
create index account_deletions_waiting on account_deletions (due_at) where completed_at is null;
create index account_deletions_requester on account_deletions (requested_by) where requested_by is not null;

alter table organizations add column closed_at timestamptz(3);
comment on column organizations.closed_at is
  'When its last member deleted their account. Its page says so; nothing of its profile is left but the name.';
