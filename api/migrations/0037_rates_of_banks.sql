-- The day on which a national bank was last asked for this rate. Null: the rate is not from a bank.
alter table exchange_rates add column checked_on date;
