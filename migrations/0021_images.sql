-- Uploaded files. Each lies in DATA_DIR/uploads under its own name; its row is there before it and after it.
create table files (
  id uuid primary key default gen_random_uuid(),
  -- 128 bits of chance. It is the file's address too: whoever is shown an image knows it, and nobody can guess it.
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  purpose text not null check (purpose in ('avatar', 'logo', 'document')),
  -- Who sent it and whose share of the disk it takes; null once the account is gone.
  owner_id uuid references users on delete set null,
  -- Whose logo or document it is; null of an avatar, or once the organization is gone.
  organization_id uuid references organizations on delete set null,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Bytes on the disk.
  size integer not null check (size > 0),
  created_at timestamptz(3) not null default now(),
  -- Since when it is whole on the disk and in use; a process that ends before leaves null, and a job tidies up.
  stored_at timestamptz(3),
  -- Since when nothing shows it any more; a job removes the file, then this row.
  removed_at timestamptz(3)
);
comment on table files is 'Uploaded files: the bytes lie in DATA_DIR/uploads, everything else about them here.';
create index files_owner on files (owner_id);
create index files_organization on files (organization_id);
-- What the job looks for; nearly always empty.
create index files_to_sweep on files (created_at)
  where removed_at is not null or stored_at is null or (owner_id is null and organization_id is null);

-- Where the logo is read: /images/NAME.webp; null has none. users.profile_image_url is the same for a person.
alter table organizations add column logo_url text;
