-- Searches are counted in the memory of each process, too (docs/decisions/0066): they are told of texts that changed.

drop trigger projects_change_told on projects;
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, status, visibility,
    -- `search` where an organization was renamed, and the texts of which a trigger makes it.
    search, title, description, required_skills, preferred_skills, cause_areas, deliverables, requirements, location
  on projects for each row execute function projects_tell_change();
