-- What organizations asked to be verified by, and what was decided.

-- The present state of an organization; without a row nobody asked. Its mark is organizations.is_verified.
create table verifications (
  organization_id uuid primary key references organizations on delete cascade,
  state text not null check (state in ('pending', 'verified', 'suspended', 'declined')),
  -- Why it is pending, suspended or declined: words of the code.
  reasons text[] not null default '{}',
  -- Nine digits, and the name, as they were asked about.
  ein text not null,
  name text not null,
  -- For whoever decides; nobody else but members is told the rest of the request.
  street text,
  city text,
  address_state text,
  zip_code text,
  phone text,
  contact_name text,
  contact_title text,
  contact_email text,
  has_exemption_letter boolean not null default false,
  has_audited_financials boolean not null default false,
  has_board_list boolean not null default false,
  tags text[] not null default '{}',
  flags text[] not null default '{}',
  -- Such as "501(c)(6)"; null for a 501(c)(3).
  label text,
  recommends_decline boolean not null default false,
  -- What the register said: the decision's evidence, with the posting days of its files.
  evidence jsonb,
  requested_by uuid references users on delete set null,
  requested_at timestamptz(3) not null default now(),
  -- Decided by the register and not by a person; then decided_by is null.
  is_by_register boolean not null default true,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
create index verifications_ein on verifications (ein);
create index verifications_waiting on verifications (requested_at, organization_id) where state = 'pending';
create index verifications_requested_by on verifications (requested_by);
create index verifications_decided_by on verifications (decided_by);

create table verification_decisions (
  id bigint generated always as identity primary key,
  organization_id uuid not null references organizations on delete cascade,
  state text not null check (state in ('pending', 'verified', 'suspended', 'declined')),
  reasons text[] not null default '{}',
  evidence jsonb,
  is_by_register boolean not null,
  decided_by uuid references users on delete set null,
  at timestamptz(3) not null default now()
);
comment on table verification_decisions is 'Every decision, in its order; rows are only added.';
create index verification_decisions_organization on verification_decisions (organization_id, id);
create index verification_decisions_decided_by on verification_decisions (decided_by);
