-- The writer of a removed message can appeal, and granting the appeal brings it back. What lists of unfinished projects
-- show is stored beside their forms.

create table removed_messages (
  message_id uuid primary key references messages on delete cascade,
  -- Who can appeal; with the account, the text goes, too.
  writer_id uuid not null references users on delete cascade,
  content text not null check (char_length(content) <= 4000),
  language text,
  is_language_chosen boolean
);
comment on table removed_messages is
  'What removed messages said, for a granted appeal. Only administrators read it. Their files stay until an appeal is denied.';
create index removed_messages_writer on removed_messages (writer_id);

-- Messages that were removed before, as they were reported; their files are gone.
insert into removed_messages (message_id, writer_id, content)
select distinct on (m.id) m.id, m.sender_id, r.content
from messages m join message_reports r on r.message_id = m.id and r.verdict = 'remove'
where m.is_removed and m.sender_id is not null and r.content <> ''
order by m.id, r.created_at desc;

alter table appeals add column message_id uuid;
alter table appeals add constraint appeals_message_id_fkey
  foreign key (message_id) references messages on delete cascade not valid;
alter table appeals drop constraint appeals_kind_check;
alter table appeals add constraint appeals_kind_check
  check (kind in ('project', 'person', 'organization', 'review', 'message', 'text')) not valid;
alter table appeals drop constraint appeals_subject;
alter table appeals add constraint appeals_subject check (case kind
  when 'project' then project_id is not null and organization_id is not null
  when 'review' then review_id is not null and user_id is not null
  when 'message' then message_id is not null and user_id is not null
  when 'person' then user_id is not null
  else organization_id is not null end) not valid;

alter table unfinished_projects add column title text, add column step smallint, add column listed_version integer;
comment on column unfinished_projects.listed_version is
  'The version whose title and step are stored; of another version, both are read from the form.';
