-- What accepted volunteers agreed to, by version, and what organizations ask them to change (decision A30).

create table agreed_scopes (
  application_id uuid not null references applications on delete cascade,
  version integer not null check (version >= 1),
  -- The fields of src/domain/applications/agreed-scope.ts as canonical JSON: the text that the hash is of.
  document text not null check (jsonb_typeof(document::jsonb) = 'object'),
  -- SHA-256 of the document in UTF-8, in hexadecimal.
  hash text not null,
  -- `acceptance`: with the acceptance. `change`: the volunteer accepted a change. `recorded`: later, from the project as it
  -- was then, because the volunteer had been accepted before scopes were stored.
  source text not null check (source in ('acceptance', 'change', 'recorded')),
  agreed_at timestamptz(3) not null default now(),
  primary key (application_id, version),
  constraint agreed_scopes_hashed check (hash = encode(sha256(convert_to(document, 'UTF8')), 'hex'))
);
comment on table agreed_scopes is
  'Immutable by triggers: a version goes only with its application, when an account or a project is erased.';

create function agreed_scopes_refuse() returns trigger language plpgsql as $$
begin
  -- The application is gone already when what belongs to it goes.
  if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
    return old;
  end if;
  raise exception 'an agreed scope is immutable' using errcode = 'insufficient_privilege';
end $$;

create function agreed_scopes_refuse_all() returns trigger language plpgsql as $$
begin
  raise exception 'an agreed scope is immutable' using errcode = 'insufficient_privilege';
end $$;

create trigger agreed_scopes_refuse before update or delete on agreed_scopes
  for each row execute function agreed_scopes_refuse();
create trigger agreed_scopes_refuse_all before truncate on agreed_scopes
  for each statement execute function agreed_scopes_refuse_all();

create table scope_changes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- The version that it changes.
  base_version integer not null check (base_version >= 1),
  -- The whole scope as proposed, in the form of agreed_scopes.document.
  document text not null check (jsonb_typeof(document::jsonb) = 'object'),
  -- `superseded`: a newer request replaced it. `closed`: the work ended, or the project is again as agreed.
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'superseded', 'closed')),
  -- Null for an import, and once the account is gone.
  requested_by uuid references users on delete set null,
  requested_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  constraint scope_changes_decided check ((status = 'open') = (decided_at is null)),
  foreign key (application_id, base_version) references agreed_scopes (application_id, version) on delete cascade
);
comment on table scope_changes is 'Changes of agreed work that a project’s edit asks an accepted volunteer for.';
-- A volunteer has one open request per application.
create unique index scope_changes_one_open on scope_changes (application_id) where status = 'open';
create index scope_changes_application on scope_changes (application_id, requested_at);
create index scope_changes_requested_by on scope_changes (requested_by);
