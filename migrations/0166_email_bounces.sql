-- Addresses that emails bounce from (docs/decisions/0116).

create table email_bounces (
  user_id uuid primary key references users on delete cascade,
  -- The address of the account that bounced. The mark ends when the account has another one.
  email text not null check (char_length(email) between 1 and 320),
  -- The enhanced status of RFC 3463, such as 5.1.1.
  code text not null check (code ~ '^5\.[0-9]{1,3}\.[0-9]{1,3}$'),
  bounced_at timestamptz(3) not null,
  -- When the person asked us to send again, or verified an address. Bounces of emails from before do not count.
  cleared_at timestamptz(3)
);
comment on table email_bounces is
  'The last hard bounce of each account''s address. Except emails about the account itself, none is sent to a marked address.';
create index email_bounces_marked on email_bounces (bounced_at desc, user_id) where cleared_at is null;
