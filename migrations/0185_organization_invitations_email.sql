-- A hard bounce marks every invitation to its address, of all organizations, without reading the whole table.
create index concurrently if not exists organization_invitations_email on organization_invitations (lower(email));
