-- Validates without blocking writes what 0200 added.
alter table organization_invitations validate constraint organization_invitations_undelivered;
alter table account_invitations validate constraint account_invitations_undelivered;
