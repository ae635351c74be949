create index concurrently if not exists verifications_registration on verifications (registration_number)
  where registration_number is not null;
