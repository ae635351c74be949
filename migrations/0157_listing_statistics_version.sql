-- An upgrade may read other words and kinds of work from the same listings. Counts of another version are made again.
alter table listing_statistics add column work_version integer not null default 0;
comment on column listing_statistics.work_version is
  'The version of the vocabulary that counted (workVersion in the code); 0 = before there was one here.';
