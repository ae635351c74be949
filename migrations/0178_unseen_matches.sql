-- What was listed without being seen is deleted after two days, without reading what is kept for 90.
create index concurrently if not exists match_exposures_unseen on match_exposures (day) where not is_seen;
