-- The language that people write in (docs/decisions/0073). It is a BCP 47 tag; null means that it could not be guessed.
-- `is_language_chosen`: the writer chose it (true), it was guessed from the text (false), or the text has to be looked at
-- (null), which the job `languages.guess` does. One file for each table, so that none is locked while waiting for another.
alter table projects add column language text, add column is_language_chosen boolean;
