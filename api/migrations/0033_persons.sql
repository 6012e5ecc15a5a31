-- Whose a message or a price request is, where its writer was signed in: it goes into the account's export and goes with the account.
alter table contact_requests add column user_id bigint;
alter table price_requests add column user_id bigint;

-- What an account and a browser left among all events.
create index track_events_user on track_events (user_id) where user_id <> '';
create index track_events_device on track_events using hash (device_id);
