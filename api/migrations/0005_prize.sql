-- A draw is open from starts_at to ends_at; budget_usd is the most that may be given away.
create table prize_campaigns (
  id text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  budget_usd integer not null,
  texts jsonb not null
);

-- stock: prizes of this kind in all; given_before: those handed out elsewhere before the draw came online.
create table prizes (
  id text primary key,
  campaign_id text not null,
  position smallint not null,
  title_en text not null,
  title_ge text not null,
  image text not null,
  amount_usd integer not null,
  stock integer not null,
  given_before integer not null
);
create index prizes_campaign on prizes (campaign_id, position);

-- One row per entry. What is left of a prize is counted from here, so that no counter can disagree with it.
create table prize_draws (
  id bigint generated always as identity primary key,
  campaign_id text not null,
  client_id text not null,
  email_key text not null,
  telephone_key text not null,
  name text not null,
  email text not null,
  telephone text not null,
  company_name text,
  identity_id text,
  prize_id text not null,
  amount_usd integer not null,
  drawn_at timestamptz not null,
  unique (campaign_id, client_id),
  unique (campaign_id, email_key),
  unique (campaign_id, telephone_key)
);
create index prize_draws_prize on prize_draws (campaign_id, prize_id);
