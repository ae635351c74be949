-- What administrators decide: verification cases, and who takes over an imported organization without a letter.

-- The reason that a person wrote for their decision. Members read that of a refusal; the rest is for administrators.
alter table verification_decisions add column note text;

-- When a case counts as asked: the moment of asking, and later where what the organization says is not what the register
-- says, so that quick cases come first. Null (rows of the release before) counts as requested_at.
alter table verifications add column queued_at timestamptz(3);

create table claim_reviews (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- Who asks to take the organization over, and how they say that can be seen.
  user_id uuid not null references users on delete cascade,
  explanation text not null check (char_length(explanation) <= 2000),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'overtaken')),
  -- What who asked is told; always there where it was declined.
  reason text check (char_length(reason) <= 2000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint claim_reviews_decided check ((state = 'waiting') = (decided_at is null)),
  constraint claim_reviews_reason check (state <> 'declined' or reason is not null)
);
comment on table claim_reviews is 'Asking an administrator for an imported organization, where no letter can show who belongs to it. overtaken = somebody else became its owner meanwhile.';
-- A person asks once at a time.
create unique index claim_reviews_one_waiting on claim_reviews (organization_id, user_id) where state = 'waiting';
create index claim_reviews_user on claim_reviews (user_id);
create index claim_reviews_decided_by on claim_reviews (decided_by);
create index claim_reviews_queue on claim_reviews (created_at, id) where state = 'waiting';
