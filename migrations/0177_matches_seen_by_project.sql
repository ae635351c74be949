-- The audit counts the people who saw each project, in this order, without reading the table.
create index concurrently if not exists match_exposures_seen_by on match_exposures (project_id, user_id, day) where is_seen;
