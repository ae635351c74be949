-- Coordinators of the site help organizations that ask for it (docs/decisions/0114).

alter table organizations add column asks_coordinator_at timestamptz(3);
comment on column organizations.asks_coordinator_at is
  'Since when the organization asks a coordinator for help; null if it does not.';

-- A coordinator is a manager with this mark, so that everything that checks membership, also in the previous release, works.
alter table organization_members add column is_coordinator boolean not null default false;
comment on column organization_members.is_coordinator is
  'A coordinator of the site, who helps for as long as they have that role and the organization asks for it.';
