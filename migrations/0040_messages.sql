-- Messages between volunteers and organizations.

-- A volunteer and an organization who write to each other, whatever they write about. Its row is locked before anything
-- of theirs is sent or blocked.
create table contacts (
  volunteer_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- When the first message went out to who was a stranger then, and which side sent it; null = they knew each other by an
  -- application, or nothing was sent yet. The daily limit counts these.
  approached_at timestamptz(3),
  approached_by text check (approached_by in ('volunteer', 'organization')),
  -- Since when each side lets nothing through from the other.
  blocked_by_volunteer_at timestamptz(3),
  blocked_by_organization_at timestamptz(3),
  -- Since when each side has written: whoever was written to may answer.
  volunteer_wrote_at timestamptz(3),
  organization_wrote_at timestamptz(3),
  primary key (volunteer_id, organization_id),
  constraint contacts_approach check ((approached_at is null) = (approached_by is null))
);
create index contacts_organization on contacts (organization_id);
create index contacts_approaches_of_volunteers on contacts (volunteer_id, approached_at)
  where approached_by = 'volunteer';
create index contacts_approaches_of_organizations on contacts (organization_id, approached_at)
  where approached_by = 'organization';

create table conversations (
  id uuid primary key default gen_random_uuid(),
  volunteer_id uuid not null,
  organization_id uuid not null,
  -- Null = about no project in particular. Only drafts are deleted, and of those nobody writes.
  project_id uuid references projects on delete cascade,
  created_at timestamptz(3) not null default now(),
  -- When it was begun or last written in.
  last_activity_at timestamptz(3) not null default now(),
  -- The position of the latest message, and the latest of each side; 0 = none.
  last_position integer not null default 0,
  last_by_volunteer integer not null default 0,
  last_by_organization integer not null default 0,
  -- A side that did not begin it has it in its list from the first message on.
  is_begun_by_volunteer boolean not null default false,
  is_begun_by_organization boolean not null default false,
  foreign key (volunteer_id, organization_id) references contacts on delete cascade,
  constraint conversations_positions check (
    least(last_by_volunteer, last_by_organization) >= 0
    and greatest(last_by_volunteer, last_by_organization) = last_position)
);
comment on table conversations is 'One a volunteer, organization and project; one of each pair is about no project.';
create unique index conversations_one on conversations (volunteer_id, organization_id, project_id) nulls not distinct;
create index conversations_of_volunteer on conversations (volunteer_id, last_activity_at desc, id desc);
create index conversations_of_organization on conversations (organization_id, last_activity_at desc, id desc);
create index conversations_project on conversations (project_id);

create table messages (
  -- Made by the sender's browser: sent twice it is stored once.
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- 1, 2, 3 … within the conversation, in the order of the commits and without a gap.
  position integer not null check (position > 0),
  side text not null check (side in ('volunteer', 'organization')),
  -- The person who wrote it, for the organization one of its members; null once the account is gone.
  sender_id uuid references users on delete set null,
  -- Empty of a message with files alone, and of a deleted one.
  content text not null check (char_length(content) <= 4000),
  -- Of what was sent under the id, so that the same id with other content is refused; null once it is deleted.
  sent_hash bytea check (octet_length(sent_hash) = 32),
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- Its words and files are gone then; the row stays, so that no position is missing.
  deleted_at timestamptz(3),
  -- An administrator removed it.
  is_removed boolean not null default false,
  version integer not null default 1,
  -- Its words, and for whom: "v" and the volunteer's id, "o" and the organization's.
  search tsvector not null default ''::tsvector,
  constraint messages_one_position unique (conversation_id, position),
  constraint messages_deleted_is_empty
    check (deleted_at is null or (content = '' and sent_hash is null)),
  constraint messages_removed_is_deleted check (not is_removed or deleted_at is not null)
);
-- What a reader has not read: the other side's messages behind a position.
create index messages_unread on messages (conversation_id, side, position) where deleted_at is null;
create index messages_sender on messages (sender_id);
create index messages_search on messages using gin (search);

create function write_message_search() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    new.search = ''::tsvector;
    return new;
  end if;
  select to_tsvector('listing', new.content) || array_to_tsvector(array['v' || volunteer_id, 'o' || organization_id])
    into new.search from conversations where id = new.conversation_id;
  return new;
end
$$;
create trigger write_message_search before insert or update of content, deleted_at on messages
  for each row execute function write_message_search();

-- How far a person has read, and whether they want to hear of it; without a row nothing is read.
create table conversation_readers (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_position integer not null default 0 check (read_position >= 0),
  muted_at timestamptz(3),
  primary key (conversation_id, user_id)
);
create index conversation_readers_user on conversation_readers (user_id);

-- A file of a message. Sent beforehand: until the message is there it has none, and what is never sent is swept.
create table attachments (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid references messages on delete cascade,
  -- Where it stands among the files of its message.
  place smallint not null default 0,
  uploader_id uuid references users on delete set null,
  -- Its row in files, which is there until the bytes are gone.
  file_name text not null unique references files (name) on delete cascade,
  -- What its sender calls it, without a path.
  title text not null check (char_length(title) between 1 and 120),
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  size integer not null check (size > 0),
  created_at timestamptz(3) not null default now()
);
create index attachments_conversation on attachments (conversation_id);
create index attachments_message on attachments (message_id);
create index attachments_uploader on attachments (uploader_id);
create index attachments_unsent on attachments (created_at) where message_id is null;

create table message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages on delete cascade,
  reporter_id uuid references users on delete set null,
  reason text not null check (reason in ('harassment', 'spam', 'money', 'private_details', 'other')),
  explanation text check (char_length(explanation) between 1 and 2000),
  -- The message as it was reported: its writer may change or delete it since.
  content text not null,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references users on delete set null,
  verdict text check (verdict in ('keep', 'remove')),
  note text check (char_length(note) <= 2000),
  constraint message_reports_decided check ((verdict is null) = (decided_at is null)),
  constraint message_reports_other_explained check (reason <> 'other' or explanation is not null)
);
comment on table message_reports is 'Messages that administrators are asked to look at. An open report has no verdict.';
create unique index message_reports_one_open on message_reports (message_id, reporter_id) where decided_at is null;
create index message_reports_message on message_reports (message_id);
create index message_reports_reporter on message_reports (reporter_id);
create index message_reports_decided_by on message_reports (decided_by);
create index message_reports_queue on message_reports (created_at, id) where decided_at is null;

-- Files of messages lie beside the documents.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose
  check (purpose in ('avatar', 'logo', 'document', 'attachment')) not valid;
