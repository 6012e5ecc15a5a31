-- Whether a prize was made to show the site: the page of the draw says so.
alter table prizes add column is_demo boolean not null default false;
