-- The language of a person's pages and emails, by its BCP 47 tag; null means that of the device.
alter table users add column language text;
