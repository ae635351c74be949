-- Links in letters that work once: a new password, a verified or a changed e-mail address, the way back to the old one.

create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'verify', 'change', 'revert')),
  -- The address that the letter goes to: the account's, the new one (change) or the one before (revert).
  email text not null check (char_length(email) between 3 and 254),
  -- Null until the letter is written: the token itself stands in the letter only.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
comment on table account_tokens is 'Only the SHA-256 of a token is stored. A row is removed when its token is used, replaced or over.';
-- A new one voids the one before; but each way back stands, as the next change may be another intruder's.
create unique index account_tokens_newest on account_tokens (user_id, purpose) where purpose <> 'revert';
create index account_tokens_user on account_tokens (user_id);
create index account_tokens_email on account_tokens (lower(email)) where purpose = 'revert';
create index account_tokens_expiry on account_tokens (expires_at);

-- Letters with such a link come of no fact.
alter table outbox alter column fact_id drop not null;
