-- A search that finds nothing suggests the word that was probably meant ("acountant", "accountant").

create extension if not exists pg_trgm;
