-- Whether a platform account was made to show the site: the dashboard says so.
alter table platform_accounts add column is_demo boolean not null default false;
