-- Whom a card of the directory matches is chosen by the listed skills, and by no word of a text that it does not show.
create index concurrently if not exists volunteers_skills on volunteer_profiles using gin (skill_ids) where is_contactable;
