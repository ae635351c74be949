-- The administrators' list shows what ended by outcome, the latest first, and the overview counts what failed.
create index concurrently if not exists scheduled_actions_outcomes on scheduled_actions (outcome, done_at desc, id desc) where outcome is not null;
