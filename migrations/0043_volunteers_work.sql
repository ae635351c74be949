-- Which volunteers who let organizations find them offer some kinds of work.
create index concurrently if not exists volunteers_work on volunteer_profiles using gin (work_ids) where is_contactable;
