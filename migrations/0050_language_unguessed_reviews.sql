-- The job `languages.guess` finds the texts that it has to look at without reading all.
create index concurrently if not exists reviews_unguessed on reviews (id) where is_language_chosen is null;
