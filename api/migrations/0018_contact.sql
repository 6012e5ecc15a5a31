-- Messages may name who asks, a number to call, and a car of the catalogue; exporters may have a phone and chats.
alter table contact_requests add column name text, add column telephone text, add column used_car_id text;
alter table enterprises add column phone text, add column chats text[] not null default '{}';
