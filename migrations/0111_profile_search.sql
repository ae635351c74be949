-- What organizations search volunteers by (docs/decisions/0103): the name first, then the headline, skills and causes, then
-- the biography. Experience and availability in the person's own words are shown to no one who searches.

create function volunteer_search_text(p volunteer_profiles, full_name text) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('listing', full_name), 'A')
      || setweight(content_words(p.language, translate(coalesce(p.headline, '') || ', '
           || array_to_string(p.skills || p.preferred_causes, ', '), '/', ' ')), 'B')
      || setweight(english_words(p.language, translate(
           array_to_string(p.skills || p.preferred_causes, ', '), '/', ' ')), 'B')
      || setweight(content_words(p.language, translate(p.bio, '/', ' ')), 'C')
$$;

-- Null until the job `directory.index` writes it for profiles that are older than this migration.
alter table volunteer_profiles add column search tsvector;

create function volunteer_profiles_write_search() returns trigger language plpgsql as $$
begin
  new.search := volunteer_search_text(new,
    (select u.first_name || ' ' || u.last_name from users u where u.id = new.user_id));
  return new;
end $$;
create trigger volunteer_profiles_search_written
  before insert or update of headline, bio, skills, preferred_causes, language
  on volunteer_profiles for each row execute function volunteer_profiles_write_search();

-- Searches ask for the languages of these profiles, too (0050_language_search).
create trigger volunteer_profiles_language_noted after insert or update of language, is_contactable on volunteer_profiles
  for each row when (new.is_contactable and search_configuration(new.language) <> 'listing')
  execute function note_written_configuration('public');

create or replace function used_search_configurations() returns table (kind text, name text) language sql stable as $$
  with recursive
    published(language) as (
      (select p.language from projects p where p.language is not null and p.visibility = 'published'
       order by p.language limit 1)
      union all
      select (select p.language from projects p where p.language > published.language and p.visibility = 'published'
              order by p.language limit 1)
      from published where published.language is not null),
    sent(language) as (
      (select m.language from messages m where m.language is not null order by m.language limit 1)
      union all
      select (select m.language from messages m where m.language > sent.language order by m.language limit 1)
      from sent where sent.language is not null),
    used(kind, language) as (
      select 'public', published.language from published
      union select 'public', o.language from organizations o
        where o.language is not null and exists (select from organization_standings s where s.organization_id = o.id)
      union select 'public', v.language from volunteer_profiles v where v.language is not null and v.is_contactable
      union select 'message', sent.language from sent)
  select distinct used.kind, search_configuration(used.language) from used
  where search_configuration(used.language) <> 'listing'
$$;
