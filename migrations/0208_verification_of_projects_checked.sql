-- Apart from the column, because this reads all projects without keeping anyone from writing them.
alter table projects validate constraint projects_verification;
