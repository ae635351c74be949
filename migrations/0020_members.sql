-- Who belongs to an organization: invitations by letter, an owner always, and who takes over an imported one.

create table organization_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- The address that the letter goes to; whether it has an account is nobody's to know.
  email text not null check (char_length(email) between 3 and 254),
  role text not null check (role in ('owner', 'manager')),
  -- Null once the account of who invited is gone; the invitation stands.
  invited_by uuid references users on delete set null,
  -- Null until the letter is written: the token itself stands in the letter only.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  -- When its letter was asked for, anew each time it is sent again.
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
comment on table organization_invitations is 'Only the SHA-256 of a token is stored. A row is removed when it is answered, withdrawn or long over.';
create unique index organization_invitations_address on organization_invitations (organization_id, lower(email));
create index organization_invitations_expiry on organization_invitations (expires_at);
create index organization_invitations_inviter on organization_invitations (invited_by);

create table organization_claims (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- Who asks for the organization.
  user_id uuid not null references users on delete cascade,
  -- The address on the domain of its website that the letter goes to.
  email text not null check (char_length(email) between 3 and 254),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
comment on table organization_claims is 'Proofs under way that somebody belongs to an imported organization. Only the SHA-256 of a token is stored.';
create unique index organization_claims_newest on organization_claims (organization_id, user_id);
create index organization_claims_user on organization_claims (user_id);
create index organization_claims_expiry on organization_claims (expires_at);

-- An owner whom an import named holds the organization until somebody of it comes.
alter table organization_members add column is_placeholder boolean not null default false;
-- Before there were invitations nobody else could be a member of an imported one.
update organization_members m set is_placeholder = true
from organizations o where o.id = m.organization_id and o.imported_at is not null;

-- Whoever writes: an organization that has members keeps an owner. The row lock lets departures come one by one.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.role = 'owner' then
    return null;
  end if;
  perform 1 from organizations where id = old.organization_id for no key update;
  if found
    and exists (select from organization_members where organization_id = old.organization_id)
    and not exists (select from organization_members where organization_id = old.organization_id and role = 'owner')
  then
    raise exception 'an organization keeps an owner' using errcode = 'check_violation', constraint = 'organizations_keep_an_owner';
  end if;
  return null;
end $$;
create trigger organization_members_keep_an_owner
  after delete or update of role on organization_members
  for each row when (old.role = 'owner') execute function keep_an_owner();

-- Letters may go to addresses without an account.
alter table outbox alter column user_id drop not null;
