-- The platform's mean, to which every average that ranks is drawn, is read from the index of the few that were rated.
create index concurrently if not exists organizations_rated on organizations (rating_count) include (rating_sum)
  where rating_count > 0;
