-- Validates without blocking writes what 0193_other_registration_numbers added.
alter table verifications validate constraint verifications_identifier;
