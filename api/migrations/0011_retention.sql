-- Lists of visitors without an account are forgotten by age.
create index vehicle_watches_age on vehicle_watches (watched_at);
create index advert_collects_age on advert_collects (collected_at);
