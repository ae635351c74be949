-- Replies to reviews and private notes from before 0099 and 0100 get the language that they seem to be in, once. A job does it
-- in batches, after an hour: until then the previous release may still run, and its workers do not know this step.
insert into jobs (kind, payload, run_at)
select 'languages.guess_more', '{"table": "replies"}', now() + interval '1 hour'
where exists (select from reviews where reply_text is not null and reply_language is null)
  or exists (select from application_notes where language is null);
