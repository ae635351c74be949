-- A person who changes their name is found by the new one (0111_profile_search).
create function users_rewrite_profile_search() returns trigger language plpgsql as $$
begin
  update volunteer_profiles p set search = volunteer_search_text(p, new.first_name || ' ' || new.last_name)
    where p.user_id = new.id;
  return null;
end $$;
create trigger users_renamed after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function users_rewrite_profile_search();
