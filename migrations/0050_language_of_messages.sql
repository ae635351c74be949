-- As for projects (0050_language_of_projects).
alter table messages add column language text, add column is_language_chosen boolean;
