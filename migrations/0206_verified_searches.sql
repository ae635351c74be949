-- Browsing and saved searches can leave out projects of organizations that are not verified (safeguard S1). The organization
-- alone says whether it is, so no project is written (docs/decisions/0147).

alter table saved_searches add column only_verified boolean not null default false;

-- Processes count projects in memory with whether their organization is verified: one notification is about all of its projects.
create function organizations_tell_verification() returns trigger language plpgsql as $$
begin
  perform pg_notify('projects', new.id::text);
  return null;
end $$;
comment on function organizations_tell_verification is 'Tells the id of an organization whose verification changed, where projects tell theirs.';
create trigger organizations_verification_told after update of is_verified on organizations
  for each row when (new.is_verified <> old.is_verified) execute function organizations_tell_verification();
