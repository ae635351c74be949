-- Notifications of new matches (docs/decisions/0145).

-- Null in rows of earlier releases: what was open before is new to no one.
alter table projects add column opened_at timestamptz(3);
comment on column projects.opened_at is
  'When it last began to take applications: published, resumed, restored, with a spot again or with a later deadline. A trigger sets it.';

create function note_opened_project() returns trigger language plpgsql as $$
begin
  if new.visibility = 'published' and new.status in ('open', 'active')
    and (new.max_volunteers is null or new.accepted_count < new.max_volunteers)
    and (not new.deadline_enforced or new.application_deadline is null
      or new.application_deadline >= (now() at time zone new.time_zone)::date)
    and (tg_op = 'INSERT' or not (old.visibility = 'published' and old.status in ('open', 'active')
      and (old.max_volunteers is null or old.accepted_count < old.max_volunteers)
      and (not old.deadline_enforced or old.application_deadline is null
        or old.application_deadline >= (now() at time zone old.time_zone)::date))) then
    new.opened_at := now();
  end if;
  return new;
end $$;

create trigger projects_opened before insert or update of visibility, status, max_volunteers, accepted_count,
    deadline_enforced, application_deadline, time_zone on projects
  for each row execute function note_opened_project();

-- Up to when new projects were compared with a person's profile. Someone's first check finds nothing, so that neither an
-- upgrade nor a new account brings notifications of what was open before.
create table match_checks (
  user_id uuid primary key references users on delete cascade,
  checked_at timestamptz(3) not null
);
comment on table match_checks is 'At most one check of a person in a day, whichever process makes it.';

-- Never the same project twice to one person.
create table notified_matches (
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  notified_at timestamptz(3) not null default now(),
  primary key (user_id, project_id)
);
comment on table notified_matches is 'Projects that people were notified of as new matches.';
create index notified_matches_project on notified_matches (project_id);
