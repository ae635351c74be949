-- Administrators, their second factor and the links that make them.

-- Only a command and its link make it true: no call does.
alter table users add column is_admin boolean not null default false;

-- When its person last gave the password again; null since it began.
alter table sessions add column reauth_at timestamptz(3);

-- A person's authenticator app. In force once it is confirmed by a code of it.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- The shared secret, encrypted by a key of the setting SECRETS.
  secret text not null,
  -- The time step of the last code that was taken: none is taken twice, and none of before.
  last_step bigint,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);

-- What lets a person in once each without the app; only hashes are kept.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

-- Links that make whoever has the address an administrator, once. A new one for an address takes the place of the one before.
create table administrator_links (
  email text primary key check (email = lower(email)),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
