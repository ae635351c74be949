-- Who may act for an organization: a second fact beside its legal status, proved in one of three ways.

create table organization_authority (
  organization_id uuid primary key references organizations on delete cascade,
  method text not null check (method in ('mail', 'token', 'letter')),
  -- What was proved: the domain of the website, or its host where a file lies there; null of a letter.
  domain text,
  -- The organization's name then: a letter speaks of it.
  name text not null,
  -- Who showed it, or the administrator who read the letter; null once the account is gone.
  proved_by uuid references users on delete set null,
  proved_at timestamptz(3) not null default now(),
  -- What the administrator wrote of the letter, for administrators.
  note text,
  -- Since when it proves nothing any more, and why; the row stays, so that the members can be told.
  dropped_at timestamptz(3),
  drop_reason text check (drop_reason in ('website_changed', 'name_changed', 'withdrawn')),
  constraint organization_authority_domain check ((method = 'letter') = (domain is null)),
  constraint organization_authority_dropped check ((dropped_at is null) = (drop_reason is null))
);
comment on table organization_authority is 'The last proof that somebody may act for an organization; without a row, or with dropped_at, there is none.';
create index organization_authority_prover on organization_authority (proved_by);

create table authority_letters (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- The member who asks.
  user_id uuid not null references users on delete cascade,
  -- The address on the domain of the website that the letter goes to.
  email text not null check (char_length(email) between 3 and 254),
  -- Null until the letter is written: the token itself stands in the letter only.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
comment on table authority_letters is 'Proofs under way by e-mail. Only the SHA-256 of a token is stored.';
create unique index authority_letters_newest on authority_letters (organization_id, user_id);
create index authority_letters_user on authority_letters (user_id);
create index authority_letters_expiry on authority_letters (expires_at);

create table authority_tokens (
  organization_id uuid primary key references organizations on delete cascade,
  -- What the file on the website has to say; no secret, as everybody may read it there.
  token text not null check (token ~ '^[0-9a-f]{32}$'),
  created_at timestamptz(3) not null default now(),
  -- The last look at the website: when, at which host, and what was wrong; null before the first.
  checked_at timestamptz(3),
  checked_host text,
  failure text
);
comment on table authority_tokens is 'Proofs under way by a file on the website.';

-- Which of the three documents of a verification it is; null of pictures and logos.
alter table files
  add column document_kind text,
  add constraint files_document_kind check (
    document_kind is null or document_kind in ('exemptionLetter', 'auditedFinancials', 'boardList')
  ) not valid;
