-- A draft may lack what the form asks: a copy of an imported listing is completed before it is published.

alter table projects drop constraint projects_form_limits;
-- What the form asks of a project; an imported listing is kept as it is.
alter table projects add constraint projects_form_limits check (
  imported_at is not null or visibility = 'draft' or (
    char_length(title) >= 5 and char_length(description) >= 50
    and cardinality(required_skills) >= 1 and cardinality(cause_areas) >= 1
    and time_commitment between 1 and 40 and duration is not null
    and char_length(deliverables) >= 20 and char_length(impact) >= 20
    and experience_level is not null and max_volunteers between 1 and 50
  )
) not valid;
