-- The name that a list of members gives: the invitation's email greets with it, and signing up begins with it. Without one,
-- and in rows of the release before, it is empty.
alter table organization_invitations
  add column first_name text not null default '',
  add column last_name text not null default '',
  add constraint organization_invitations_first_name check (char_length(first_name) <= 100) not valid,
  add constraint organization_invitations_last_name check (char_length(last_name) <= 100) not valid;
