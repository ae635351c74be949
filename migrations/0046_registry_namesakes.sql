-- Whether others of a group have the same NAME is asked for each of its branches that is verified.
create index concurrently if not exists registry_bmf_namesakes on registry_bmf (group_code, name) where group_code <> '0000';
