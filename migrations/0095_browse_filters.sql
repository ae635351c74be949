-- Projects are counted in memory by place, level, duration and urgency, too (docs/decisions/0099): processes are told of these.

drop trigger projects_change_told on projects;
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, pending_count, status, visibility,
    experience_level, duration, urgency, is_remote,
    search, title, description, required_skills, preferred_skills, cause_areas, deliverables, requirements, location
  on projects for each row execute function projects_tell_change();
