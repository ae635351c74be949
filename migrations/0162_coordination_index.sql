create index concurrently if not exists organizations_asking_coordinator
  on organizations (asks_coordinator_at, id) where asks_coordinator_at is not null;
