-- Credentials that volunteers take elsewhere (Open Badges 3.0), the keys that sign them, and the lists that tell of revoked ones.

create table issuer_keys (
  -- The public key as a Multikey (base58btc, Ed25519): what its address ends with.
  id text primary key check (id ~ '^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$'),
  -- The private key, encrypted by SECRETS; gone when it signs nothing more.
  sealed text,
  created_at timestamptz(3) not null default now(),
  -- Since when it signs nothing more; what it signed stays signed.
  retired_at timestamptz(3),
  constraint issuer_keys_sealed_while_it_signs check ((retired_at is null) = (sealed is not null))
);
comment on table issuer_keys is 'Never deleted: a credential is checked with the key that signed it. One key signs.';
create unique index issuer_keys_one_signs on issuer_keys ((retired_at is null)) where retired_at is null;

create table status_lists (
  number integer primary key check (number > 0),
  -- How many of its 131072 places are given out; where the first is and how far the next (domain/credentials.ts).
  next integer not null default 0 check (next between 0 and 131072),
  start integer not null check (start between 0 and 131071),
  step integer not null check (step between 1 and 131071 and step % 2 = 1),
  -- The signed list as it is published; null until its first credential.
  document jsonb
);
comment on table status_lists is 'Its row is locked before a credential is issued or revoked, or a key changes: these happen one after the other.';

create table credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('badge', 'work')),
  -- What it was given for.
  award_id uuid unique references badge_awards on delete cascade,
  application_id uuid unique references applications on delete cascade,
  issued_at timestamptz(3) not null default now(),
  key_id text not null references issuer_keys,
  -- The signed credential as it is published.
  document jsonb not null,
  status_list integer not null references status_lists,
  status_place integer not null check (status_place between 0 and 131071),
  revoked_at timestamptz(3),
  -- The administrator's reason, which the holder and whoever checks the credential read.
  revoked_because text check (char_length(revoked_because) between 1 and 2000),
  revoked_by uuid references users on delete set null,
  constraint credentials_one_place unique (status_list, status_place),
  constraint credentials_about_one check (
    (kind = 'badge' and award_id is not null and application_id is null)
    or (kind = 'work' and application_id is not null and award_id is null)
  ),
  constraint credentials_revoked_says_why check ((revoked_at is null) = (revoked_because is null))
);
create index credentials_user on credentials (user_id, issued_at desc, id desc);
create index credentials_key on credentials (key_id);
create index credentials_revoked_by on credentials (revoked_by) where revoked_by is not null;
