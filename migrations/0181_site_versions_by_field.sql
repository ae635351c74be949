-- Administrators who change different settings of the site at the same time don't stop each other.

alter table site_settings add column changed_in jsonb not null default '{}';
comment on column site_settings.changed_in is
  'For each setting, the version that changed it last, such as {"heroTitle": 7}; none for those that never changed since this column exists.';
