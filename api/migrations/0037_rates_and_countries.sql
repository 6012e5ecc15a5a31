-- The day on which a national bank was last asked for this rate. Null: the rate is not from a bank.
alter table exchange_rates add column checked_on date;

-- The country where a vehicle stands: its customs are cleared there. Null: unknown.
alter table finder_vehicles add column country text;
