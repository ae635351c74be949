-- What each person's open pages are told at once, kept for a day: whoever was cut off goes on where they were.

create table live_heads (
  user_id uuid primary key references users on delete cascade,
  -- The id of the person's last event.
  last_event bigint not null check (last_event > 0)
);
comment on table live_heads is 'Locked by whoever writes an event until they commit: a person''s events become visible in the order of their ids, without gaps.';

create table live_events (
  user_id uuid not null references users on delete cascade,
  -- Counts by one for each person.
  id bigint not null check (id > 0),
  kind text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index live_events_created on live_events (created_at);

create function sessions_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', user_id)::text) from (select distinct user_id from ended) e;
  return null;
end $$;
comment on function sessions_tell_end is 'Tells whose sessions ended: streams that were opened in them end.';
create trigger sessions_end_told
  after delete on sessions referencing old table as ended
  for each statement execute function sessions_tell_end();
