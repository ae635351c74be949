-- A search that finds nothing suggests the word that was probably meant ("acountant", "accountant").

create extension if not exists pg_trgm;

-- Titles with a word like this one, so many at most. The threshold lets two letters change places in a short word.
create function similar_titles(word text, most integer) returns setof text language sql stable
set pg_trgm.word_similarity_threshold = 0.4 as $$
  select title from projects where visibility = 'published' and title %> word limit most
$$;
