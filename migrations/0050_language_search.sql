-- Searches in the language of a text (docs/decisions/0073). Triggers follow in files of their own.

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

-- The words of names in a text that is not English. Skills and causes have English names in every text, and many
-- organizations have one, so other English forms find them, too. They come besides `content_words`, which finds them by
-- the text's own language. English texts have them once.
create function english_words(language text, names text) returns tsvector language sql stable as $$
  select case search_configuration(language) when 'listing' then ''::tsvector else to_tsvector('listing', names) end
$$;

create or replace function projects_search_text(p projects, organization_name text) returns tsvector
language sql stable as $$
  select setweight(content_words(p.language, translate(p.title || ' ' || organization_name, '/', ' ')), 'A')
      || setweight(content_words(p.language, translate(
           array_to_string(p.required_skills || p.preferred_skills || p.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(content_words(p.language, translate(p.description || ' ' || coalesce(p.deliverables, '') || ' '
           || coalesce(p.requirements, '') || ' ' || coalesce(p.location, ''), '/', ' ')), 'C')
      || setweight(english_words(p.language, translate(organization_name, '/', ' ')), 'A')
      || setweight(english_words(p.language, translate(
           array_to_string(p.required_skills || p.preferred_skills || p.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(english_words(p.language, translate(coalesce(p.location, ''), '/', ' ')), 'C')
$$;
create or replace function organizations_search_text(o organizations) returns tsvector
language sql stable as $$
  select setweight(content_words(o.language, translate(o.name, '/', ' ')), 'A')
      || setweight(content_words(o.language, translate(array_to_string(o.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(content_words(o.language, translate(coalesce(o.description, '') || ' '
           || coalesce(o.mission_statement, '') || ' ' || coalesce(o.location, ''), '/', ' ')), 'C')
      || setweight(english_words(o.language, translate(o.name, '/', ' ')), 'A')
      || setweight(english_words(o.language, translate(array_to_string(o.cause_areas, ', '), '/', ' ')), 'B')
      || setweight(english_words(o.language, translate(coalesce(o.location, ''), '/', ' ')), 'C')
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

-- Which text search configurations texts use besides `listing`: a search looks for words of these only. What anyone can
-- find (published projects, ranked organizations) and messages have lists of their own, so that no one's drafts and
-- messages make public searches longer.
create table search_configurations (
  kind text not null check (kind in ('public', 'message')),
  name text not null,
  primary key (kind, name)
);

-- Holds the row until the text is stored, so that the job `languages.guess` does not remove it in between.
create function note_search_configuration(kind text, name text) returns void language plpgsql as $$
begin
  perform from search_configurations c where c.kind = $1 and c.name = $2 for key share;
  if not found then insert into search_configurations values ($1, $2) on conflict do nothing; end if;
end $$;

create function note_written_configuration() returns trigger language plpgsql as $$
begin
  perform note_search_configuration(tg_argv[0], search_configuration(new.language));
  return null;
end $$;

-- Organizations are found by the words in their ranking, so they count from then on.
create function note_ranked_configurations() returns trigger language plpgsql as $$
begin
  perform note_search_configuration('public', name) from (
    select distinct search_configuration(o.language) as name
    from ranked join organizations o on o.id = ranked.organization_id where o.language is not null
    order by name) used
  where name <> 'listing';
  return null;
end $$;

-- What should be in search_configurations. Goes from language to language in an index, because reading all messages
-- would take too long.
create function used_search_configurations() returns table (kind text, name text) language sql stable as $$
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
      union select 'message', sent.language from sent)
  select distinct used.kind, search_configuration(used.language) from used
  where search_configuration(used.language) <> 'listing'
$$;

-- Has a guessed language looked at again. The previous release stores a changed text without its language while both run.
create function doubt_guess() returns trigger language plpgsql as $$
begin
  new.is_language_chosen := null;
  return new;
end $$;

-- Takes `doubt_guess` back where the same statement stores a guess. Triggers run in the order of their names.
create function keep_guess() returns trigger language plpgsql as $$
begin
  new.is_language_chosen := false;
  return new;
end $$;
