-- People whom an administrator invites to the site, one row per address.
create table account_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  first_name text not null check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  -- Null if the account of the administrator is gone.
  invited_by uuid references users on delete set null,
  -- Null until the email is rendered; only the email contains the token.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_at timestamptz(3) not null default now(),
  -- Changes each time the email is sent again.
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Set when the person declined. The row then keeps only the address, so that no list invites it again.
  declined_at timestamptz(3)
);
comment on table account_invitations is 'Invitations to create an account. Only the SHA-256 of a token is stored. A row is removed when the person has an account, when it is withdrawn, or after it expired; a declined one stays.';
create unique index account_invitations_email on account_invitations (lower(email));
create index account_invitations_newest on account_invitations (created_at desc, id desc);
create index account_invitations_expiry on account_invitations (expires_at);
create index account_invitations_inviter on account_invitations (invited_by);
