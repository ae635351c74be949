-- Who holds an EIN is asked at every request to be verified.
create index concurrently if not exists organizations_verified_ein on organizations (ein) where is_verified;
