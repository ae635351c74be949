-- Organizations of other countries have no EIN: they are verified by the number of another register.

alter table verifications
  add column identifier_kind text not null default 'ein',
  add column registration_number text,
  add column register_name text,
  alter column ein drop not null,
  add constraint verifications_identifier check (
    case identifier_kind
      when 'ein' then ein is not null and registration_number is null and register_name is null
      when 'registration' then ein is null and registration_number is not null
      else false
    end) not valid;
comment on column verifications.identifier_kind is
  'Which of the two numbers identifies the organization: the release before knows only EINs, and writes none.';
comment on column verifications.registration_number is
  'The number in another register than the one of the IRS: in capital letters, without spaces.';
comment on column verifications.register_name is 'How the organization calls that register; null if it said nothing.';
