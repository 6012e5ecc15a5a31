-- Currencies are written as ISO 4217 writes them.
alter table users alter column currency set default 'USD';
update users set currency = upper(currency);
update price_requests set currency = upper(currency);
