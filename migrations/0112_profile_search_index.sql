-- Searches of volunteers whom organizations may find.
create index concurrently if not exists volunteer_profiles_search on volunteer_profiles using gin (search) where is_contactable;
