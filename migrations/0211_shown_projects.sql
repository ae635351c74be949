-- Since when a project is new in weekly summaries (docs/decisions/0148).

-- Null in rows of earlier releases, which count from when they were created: publishing a draft sets that.
alter table projects add column shown_at timestamptz(3);
comment on column projects.shown_at is
  'When people could first see it. Hidden within a week, it starts again, because not every summary had named it. A trigger sets it.';

create function note_shown_project() returns trigger language plpgsql as $$
declare
  since timestamptz := null;
begin
  if new.visibility = 'published' then
    new.shown_at := coalesce(new.shown_at, now());
  elsif tg_op = 'UPDATE' and old.visibility = 'published' then
    since := coalesce(old.shown_at, old.created_at);
    new.shown_at := case when since <= now() - interval '7 days' then since end;
  end if;
  return new;
end $$;

create trigger projects_shown_inserted before insert on projects
  for each row execute function note_shown_project();
create trigger projects_shown_updated before update of visibility on projects
  for each row when (new.visibility <> old.visibility) execute function note_shown_project();
