-- Hours without an answer confirm themselves (safeguard S15), and both sides see that no one did it.
alter table hour_entries add column confirmed_after_days smallint;
comment on column hour_entries.confirmed_after_days is
  'The days without an answer after which they were confirmed automatically; null if a member decided, or no one yet.';
