-- Help ends with the role of coordinator, however the role ends: also when the previous release or an operator's SQL takes it.
-- Deferred, so that a change by the product ends the help first, with the events that belong to it.
create function end_coordination() returns trigger language plpgsql as $$
begin
  if not exists (select from staff_roles where user_id = old.user_id and role in ('administrator', 'coordinator')) then
    delete from organization_members where user_id = old.user_id and is_coordinator;
  end if;
  return null;
end $$;
create constraint trigger staff_roles_end_coordination after delete on staff_roles
  deferrable initially deferred for each row when (old.role in ('administrator', 'coordinator'))
  execute function end_coordination();
