-- Whether a row was made to show the site: pages say so, and search engines read no offer of it. Rows of a feed are real.
alter table used_cars add column is_demo boolean not null default false;
alter table finder_vehicles add column is_demo boolean not null default false;
alter table friendships add column is_demo boolean not null default false;
