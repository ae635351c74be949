-- The notification of a conversation that is renewed by each message until it is read.
create table message_notices (
  user_id uuid not null references users on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  notification_id uuid not null unique references notifications on delete cascade,
  -- Where its letter has gone out.
  mailed_at timestamptz(3),
  primary key (user_id, conversation_id)
);
create index message_notices_conversation on message_notices (conversation_id);
