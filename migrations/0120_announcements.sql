-- Messages to all accepted volunteers of a project, each in their own conversation (issue 24).

create table announcements (
  -- Made by the sender's browser: sent twice it is stored once.
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- The member who wrote it.
  sender_id uuid references users on delete set null,
  -- Those who have completed their work received it, too.
  includes_completed boolean not null default false,
  -- Of the text that was sent, so that the same id with another text is refused, and the same text on the same day.
  sent_hash bytea not null check (octet_length(sent_hash) = 32),
  created_at timestamptz(3) not null default now()
);
comment on table announcements is 'What it says and who received it are its messages: one in the conversation of each volunteer.';
create index announcements_project on announcements (project_id, created_at desc, id desc);
create index announcements_organization on announcements (organization_id);
create index announcements_sender on announcements (sender_id) where sender_id is not null;

alter table messages add column announcement_id uuid;
comment on column messages.announcement_id is 'The announcement that it is one volunteer''s copy of.';
alter table messages add constraint messages_announcement_id_fkey
  foreign key (announcement_id) references announcements on delete set null not valid;
