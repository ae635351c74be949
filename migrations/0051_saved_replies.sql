-- Replies that an organization's members save to answer applicants with.

create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table saved_replies is 'Replies to applicants that all members of an organization see and edit; at most 30 each.';
-- Also finds the replies of an organization.
create unique index saved_replies_name on saved_replies (organization_id, lower(name));
