-- Invites of volunteers to a project by its organization (decision B8, safeguard S18).

create table invites (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  volunteer_id uuid not null references users on delete cascade,
  -- The member who wrote it.
  sender_id uuid references users on delete set null,
  content text not null check (char_length(content) between 1 and 1000),
  language text,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed')),
  decline_reason text check (decline_reason in ('no_time', 'timing', 'location', 'different_work', 'other')),
  end_reason text check (char_length(end_reason) <= 500),
  closed_reason text
    check (closed_reason in ('applied', 'project_completed', 'project_canceled', 'project_removed', 'unavailable')),
  -- Made by accepting.
  application_id uuid references applications on delete set null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  constraint invites_ended check ((status = 'pending') = (ended_at is null)),
  constraint invites_declined check (status = 'declined' or (decline_reason is null and end_reason is null)),
  constraint invites_closed check ((status = 'closed') = (closed_reason is not null))
);
comment on table invites is 'Someone whom an organization asks to join a project. Ended ones stay, because the limits count them.';
-- One open invite per volunteer and project, whatever races.
create unique index invites_one_open on invites (project_id, volunteer_id) where status = 'pending';
create index invites_organization on invites (organization_id, created_at desc, id desc);
create index invites_volunteer on invites (volunteer_id, created_at desc, id desc);
create index invites_project on invites (project_id, created_at desc, id desc);
create index invites_open on invites (created_at) where status = 'pending';
create index invites_sender on invites (sender_id) where sender_id is not null;
create index invites_application on invites (application_id) where application_id is not null;

-- An accepted invite makes an accepted application, which answers nothing and may say nothing.
alter table applications add column is_invited boolean not null default false;
comment on column applications.is_invited is 'Made by accepting an invite. It counts in no response time of the organization.';
alter table applications drop constraint applications_cover_letter_check;
alter table applications add constraint applications_cover_letter_check
  check (char_length(cover_letter) <= 4000 and (is_invited or char_length(cover_letter) >= 1)) not valid;
