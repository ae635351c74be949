-- The job `languages.guess` finds the texts that it has to look at without reading all.
create index concurrently if not exists volunteer_profiles_unguessed on volunteer_profiles (user_id) where is_language_chosen is null;
