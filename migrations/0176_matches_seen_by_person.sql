-- What someone passes over, and the decisions on what they saw.
create index concurrently if not exists match_exposures_seen on match_exposures (user_id, project_id, day) where is_seen;
