-- Days of the site that are over, counted once and for all: views, and devices by how many days ago they were last counted
-- under the same key (0: not within the longest range). Of a range, a device is new on the day whose gap reaches out of it.
create table track_days (
  day date not null,
  kind text not null,
  key text not null,
  gap integer not null,
  title text,
  views integer not null,
  devices integer not null,
  primary key (day, kind, key, gap)
);

-- The days that are in there, those without a visitor too.
create table track_days_counted (
  day date primary key
);
