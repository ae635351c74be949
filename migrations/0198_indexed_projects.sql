-- What the index of matches takes from the texts of a project (docs/decisions/0135): a process that starts need not parse them.
create table indexed_projects (
  project_id uuid primary key references projects on delete cascade,
  -- Another version of the program parses again.
  parser text not null,
  -- The hash of the parsed fields: what was stored for other ones is not used.
  text_version integer not null,
  entry json not null
);
comment on table indexed_projects is 'What a process parsed of a project for its index of matches. A copy: nothing is lost without it.';

-- What was in a text must not outlive it, and no process needs a project that takes no applications.
create function remove_indexed_project() returns trigger language plpgsql as $$
begin
  delete from indexed_projects where project_id = new.id;
  return null;
end $$;
create trigger projects_outdate_index after update of title, description, required_skills, preferred_skills, skill_ids,
  cause_areas, is_remote, location, time_commitment, experience_level, status, visibility
  on projects for each row
  when ((old.title, old.description, old.required_skills, old.preferred_skills, old.skill_ids, old.cause_areas,
      old.is_remote, old.location, old.time_commitment, old.experience_level)
    is distinct from (new.title, new.description, new.required_skills, new.preferred_skills, new.skill_ids, new.cause_areas,
      new.is_remote, new.location, new.time_commitment, new.experience_level)
    or new.visibility <> 'published' or new.status not in ('open', 'active'))
  execute function remove_indexed_project();
