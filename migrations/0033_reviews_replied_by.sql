-- To remove an account is to look for the replies that it wrote.
create index concurrently if not exists reviews_replied_by on reviews (replied_by) where replied_by is not null;
