-- The language that people write in, and searches in it (docs/decisions/0073). It is a BCP 47 tag; null means that it
-- could not be guessed. `is_language_chosen`: the writer chose it (true), it was guessed from the text (false), or the text
-- was not looked at yet (null), which the job `languages.guess` does.
alter table projects add column language text, add column is_language_chosen boolean;
alter table organizations add column language text, add column is_language_chosen boolean;
alter table volunteer_profiles add column language text, add column is_language_chosen boolean;
alter table reviews add column language text, add column is_language_chosen boolean;
alter table applications add column language text, add column is_language_chosen boolean;
alter table messages add column language text, add column is_language_chosen boolean;

-- Which text search configurations stored texts use besides `listing`: searches look for words of these only.
create table search_configurations (name text primary key);

-- The text search configuration of a language; src/domain/text/content-languages.ts has the same. English, and a text whose
-- language is not known, use `listing` (0001).
create function search_configuration(language text) returns text language sql immutable as $$
  select case split_part(coalesce(language, 'en'), '-', 1)
    when 'en' then 'listing'
    when 'ar' then 'arabic'
    when 'ca' then 'catalan'
    when 'da' then 'danish'
    when 'de' then 'german'
    when 'el' then 'greek'
    when 'es' then 'spanish'
    when 'eu' then 'basque'
    when 'fi' then 'finnish'
    when 'fr' then 'french'
    when 'ga' then 'irish'
    when 'hi' then 'hindi'
    when 'hu' then 'hungarian'
    when 'hy' then 'armenian'
    when 'id' then 'indonesian'
    when 'it' then 'italian'
    when 'lt' then 'lithuanian'
    when 'ne' then 'nepali'
    when 'nl' then 'dutch'
    when 'no' then 'norwegian'
    when 'pt' then 'portuguese'
    when 'ro' then 'romanian'
    when 'ru' then 'russian'
    when 'sr' then 'serbian'
    when 'sv' then 'swedish'
    when 'ta' then 'tamil'
    when 'tr' then 'turkish'
    when 'yi' then 'yiddish'
    else 'simple'
  end
$$;

-- Marks every word of a tsvector or tsquery in its text form with its configuration ('spanish:contador'), so that a word of
-- one language never finds the same letters in another. Accents are removed after stemming, because stems depend on
-- them. A quote or backslash that a letter without its accent would become is dropped, because the text form uses both.
create function mark_words(configuration text, words text) returns text language sql stable as $$
  select regexp_replace(
    translate(unaccent(translate(words, '''\', E'\uE000\uE001')), E'\uE000\uE001''\\', '''\'),
    '''((?:[^''\\]|''''|\\\\)*)''', '''' || configuration || ':\1''', 'g')
$$;

-- The words of a text in its language. Someone who types without accents finds it, too: "traducao" is not stemmed like
-- "tradução". Half a thousand letters in a row are no word, and their mark would make them too long for a tsvector.
create function content_words(language text, content text) returns tsvector language plpgsql stable as $$
declare
  configuration text := search_configuration(language);
  written text;
  plain text;
  words tsvector;
begin
  if configuration = 'listing' then return to_tsvector('listing', content); end if;
  written := regexp_replace(content, E'(?:[\\w!-~]{250}){2,}|[\uE000\uE001]', ' ', 'g');
  plain := unaccent(written);
  words := mark_words(configuration, to_tsvector(configuration::regconfig, written)::text)::tsvector;
  if plain = written then return words; end if;
  return words || mark_words(configuration, to_tsvector(configuration::regconfig, plain)::text)::tsvector;
end $$;

create function note_search_configuration() returns trigger language plpgsql as $$
declare
  configuration text := search_configuration(new.language);
begin
  if configuration <> 'listing' and not exists (select from search_configurations where name = configuration) then
    insert into search_configurations values (configuration) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger projects_language_noted after insert or update of language on projects
  for each row when (new.language is not null) execute function note_search_configuration();
create trigger organizations_language_noted after insert or update of language on organizations
  for each row when (new.language is not null) execute function note_search_configuration();
create trigger messages_language_noted after insert or update of language on messages
  for each row when (new.language is not null) execute function note_search_configuration();

create or replace function projects_search_text(p projects, organization_name text) returns tsvector
language sql stable as $$
  select setweight(content_words(p.language, translate(p.title || ' ' || organization_name, '/', ' ')), 'A')
      || setweight(content_words(p.language, translate(
           array_to_string(p.required_skills || p.preferred_skills || p.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(content_words(p.language, translate(p.description || ' ' || coalesce(p.deliverables, '') || ' '
           || coalesce(p.requirements, '') || ' ' || coalesce(p.location, ''), '/', ' ')), 'C')
$$;
drop trigger projects_search_written on projects;
create trigger projects_search_written
  before insert or update of title, description, required_skills, preferred_skills, cause_areas, deliverables,
    requirements, location, organization_id, language
  on projects for each row execute function projects_write_search();
drop trigger projects_change_told on projects;
create trigger projects_change_told
  after insert or delete or update of organization_id, skill_ids, cause_ids, time_commitment, application_deadline,
    deadline_enforced, time_zone, max_volunteers, accepted_count, status, visibility,
    -- `search` where an organization was renamed, and the texts of which a trigger makes it, with their language.
    search, title, description, required_skills, preferred_skills, cause_areas, deliverables, requirements, location, language
  on projects for each row execute function projects_tell_change();

create or replace function organizations_search_text(o organizations) returns tsvector
language sql stable as $$
  select setweight(content_words(o.language, translate(o.name, '/', ' ')), 'A')
      || setweight(content_words(o.language, translate(array_to_string(o.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(content_words(o.language, translate(coalesce(o.description, '') || ' '
           || coalesce(o.mission_statement, '') || ' ' || coalesce(o.location, ''), '/', ' ')), 'C')
$$;

create or replace function write_message_search() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    new.search = ''::tsvector;
    return new;
  end if;
  select content_words(new.language, new.content)
      || array_to_tsvector(array['v' || volunteer_id, 'o' || organization_id])
    into new.search from conversations where id = new.conversation_id;
  return new;
end
$$;
drop trigger write_message_search on messages;
create trigger write_message_search before insert or update of content, deleted_at, language on messages
  for each row execute function write_message_search();
