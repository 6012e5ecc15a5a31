-- Demonstration events are counted apart from those of visitors. Days that were counted with both are counted anew.
delete from track_days;
delete from track_days_counted;
alter table track_days add column is_demo boolean not null;
alter table track_days drop constraint track_days_pkey;
alter table track_days add primary key (day, is_demo, kind, key, gap);
