-- Where many fit a project, the latest to see to their profile are found without looking at all of them.
create index concurrently if not exists volunteers_latest on volunteer_profiles (updated_at desc, user_id) where is_contactable;
