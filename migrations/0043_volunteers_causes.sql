-- Which volunteers who let organizations find them care for some causes.
create index concurrently if not exists volunteers_causes on volunteer_profiles using gin (cause_ids) where is_contactable;
