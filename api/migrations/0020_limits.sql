-- Whom an entry came from: the network, hashed, and the account where somebody was signed in. Those of before say neither.
alter table prize_draws
  add column network_key text,
  add column user_id bigint;
create unique index prize_draws_user on prize_draws (campaign_id, user_id);
create index prize_draws_network on prize_draws (campaign_id, network_key);

-- How many codes were mailed since a day began; email is an address, or the hash of one with the network that asked.
alter table email_slots
  add column sent smallint not null default 1,
  add column since timestamptz not null default now();
