-- Names of time zones that the runtime accepted and PostgreSQL does not know, such as US/Pacific-New: a query that counts days
-- in the zones of many people or projects failed for all of them. Which place was meant is not known, so these get UTC.
update users set time_zone = 'UTC' where lower(time_zone) not in (select lower(name) from pg_timezone_names);
update organizations set time_zone = 'UTC' where lower(time_zone) not in (select lower(name) from pg_timezone_names);
-- Projects with a deadline could not be published in such a zone; a trigger compares it.
update projects set time_zone = 'UTC'
where application_deadline is null and lower(time_zone) not in (select lower(name) from pg_timezone_names);
