/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listenOn } from '@caravan/shared/http';
import { addDays, siteDay } from '@caravan/shared/terms';
import { exchangeRates } from '../database/schema';
import { setUpTestServer } from '../testing/setUpTestServer';
import { bankOfAzerbaijan, bankOfGeorgia } from './nationalBanks';
import { updateRates } from './updateRates';

const server = setUpTestServer();
const today = '2026-11-26';

/** Returns a response as the National Bank of Georgia sends it. */
const georgian = (usd: number, date = today) =>
  JSON.stringify([
    {
      date: `${date}T00:00:00.000Z`,
      currencies: [
        { code: 'CNY', quantity: 10, rateFormated: '3.7', diffFormated: '0.0027', rate: 3.7, name: 'China Renminbi' },
        { code: 'USD', quantity: 1, rateFormated: String(usd), diffFormated: '0.0010', rate: usd, name: 'US Dollar' },
      ],
    },
  ]);

/** As the Central Bank of Azerbaijan answers. */
const azerbaijani = `<?xml version="1.0" encoding="UTF-8"?>
<ValCurs Date="25.11.2026" Name="AZN məzənnələri" Description="…">
  <ValType Type="Bank metalları">
    <Valute Code="XAU"><Nominal>1 t.u.</Nominal><Name>Qızıl</Name><Value>7722.7005</Value></Valute>
  </ValType>
  <ValType Type="Xarici valyutalar">
    <Valute Code="USD">
      <Nominal>1</Nominal>
      <Name>1 ABŞ dolları</Name>
      <Value>1.7</Value>
    </Valute>
  </ValType>
</ValCurs>`;

let answers: Record<'/georgia' | '/azerbaijan', (response: ServerResponse) => void>;
const requestedUrls: string[] = [];
let banks: Server;
let port: number;

const text = (body: string) => (response: ServerResponse) => response.end(body);

beforeAll(async () => {
  banks = createServer(({ url = '' }, response) => {
    requestedUrls.push(url);
    answers[url === '/georgia' ? url : '/azerbaijan'](response);
  });
  port = await listenOn(banks);
});
afterAll(() => {
  banks.closeAllConnections();
  banks.close();
});

const log = { info: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  answers = { '/georgia': text(georgian(2.6)), '/azerbaijan': text(azerbaijani) };
  requestedUrls.length = 0;
  log.info.mockClear();
  log.error.mockClear();
  const { db } = server;
  await db.delete(exchangeRates);
  await db.insert(exchangeRates).values([
    { currency: 'GEL', perUsd: 2.7, asOf: '2026-11-20' },
    { currency: 'CNY', perUsd: 7.1, asOf: '2026-11-20' },
    { currency: 'AZN', perUsd: 1.7, asOf: '2026-11-20' },
  ]);
});

const update = (day = today, timeoutMs?: number) => {
  const origin = `http://127.0.0.1:${port}`;
  return updateRates(server.db, day, log, {
    banks: [
      { ...bankOfGeorgia, address: () => `${origin}/georgia` },
      { ...bankOfAzerbaijan, address: () => `${origin}/azerbaijan` },
    ],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
};

const readStored = async () => {
  const rows = await server.db.select().from(exchangeRates);
  return Object.fromEntries(rows.map(({ currency, perUsd, asOf }) => [currency, `${perUsd.toFixed(3)} ${asOf}`]));
};

const old = { GEL: '2.700 2026-11-20', CNY: '7.100 2026-11-20', AZN: '1.700 2026-11-20' };

it('stores the rates of both banks with their days', async () => {
  expect(await update()).toBe(true);
  expect(await readStored()).toEqual({ GEL: '2.600 2026-11-26', CNY: '7.027 2026-11-26', AZN: '1.700 2026-11-25' });
  expect(log.error).not.toHaveBeenCalled();
});

it('asks each bank once a day', async () => {
  await update();
  expect(await update()).toBe(false);
  expect(requestedUrls.toSorted()).toEqual(['/azerbaijan', '/georgia']);
  await update(addDays(today, 1));
  expect(requestedUrls).toHaveLength(4);
});

it('asks only the bank again that failed', async () => {
  answers['/georgia'] = (response) => response.writeHead(503).end();
  await update();
  answers['/georgia'] = text(georgian(2.6));
  expect(await update()).toBe(true);
  expect(requestedUrls.toSorted()).toEqual(['/azerbaijan', '/georgia', '/georgia']);
  expect((await readStored()).GEL).toBe('2.600 2026-11-26');
});

it.each<[string, (response: ServerResponse) => void]>([
  ['is down', (response) => response.destroy()],
  ['refuses', (response) => response.writeHead(503).end('down for maintenance')],
  ['sends a page', text('<html>maintenance</html>')],
  ['sends nothing', text('[]')],
  ['sends no dollar', text(georgian(2.6).replace('"USD"', '"EUR"'))],
  ['sends a negative rate', text(georgian(-2.6))],
  ['sends a text as rate', text(georgian(2.6).replace('"rate":2.6', '"rate":"2.6"'))],
  ['sends no date', text(georgian(2.6, 'yesterday'))],
  ['sends a rate of tomorrow', text(georgian(2.6, addDays(today, 1)))],
  ['sends a rate of last month', text(georgian(2.6, '2026-10-26'))],
  ['sends too much', text(georgian(2.6) + ' '.repeat(200_001))],
])('keeps the last rates and their day where a bank %s', async (_, answer) => {
  answers['/georgia'] = answer;
  expect(await update()).toBe(true);
  expect(await readStored()).toEqual({ ...old, AZN: '1.700 2026-11-25' });
  expect(log.error.mock.calls.map(([, message]: unknown[]) => message)).toEqual([
    'National Bank of Georgia: no exchange rates for 2026-11-26, the last ones stay',
  ]);
});

it.each([
  ['a page', '<html>maintenance</html>'],
  ['no date', azerbaijani.replace('25.11.2026', 'yesterday')],
  ['a text as rate', azerbaijani.replace('<Value>1.7<', '<Value>zero<')],
  ['rates for nothing', azerbaijani.replace('<Nominal>1<', '<Nominal>0<')],
])('keeps the last manat where its bank sends %s', async (_, answer) => {
  answers['/azerbaijan'] = text(answer);
  await update();
  expect((await readStored()).AZN).toBe(old.AZN);
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('keeps the last rates where a bank does not finish its answer', async () => {
  answers['/georgia'] = (response) => response.write('[');
  answers['/azerbaijan'] = () => undefined;
  expect(await update(today, 100)).toBe(false);
  expect(await readStored()).toEqual(old);
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('refuses a rate that changes by more than 20 % and asks again', async () => {
  answers['/georgia'] = text(georgian(3.3));
  await update();
  expect((await readStored()).GEL).toBe(old.GEL);
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining('refused 3.3 GEL for one dollar on 2026-11-26'));
  await update();
  expect(requestedUrls.filter((url) => url === '/georgia')).toHaveLength(2);
});

it('asks for the rates of the day by the addresses of the banks', () => {
  expect(bankOfGeorgia.address(today)).toBe(
    'https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json/?date=2026-11-26',
  );
  expect(bankOfAzerbaijan.address(today)).toBe('https://www.cbar.az/currencies/26.11.2026.xml');
});

it('changes the version of the content, so that cached prices are made again', async () => {
  const before = await server.database.contentVersion();
  await update(siteDay(Date.parse(`${today}T12:00:00Z`)));
  expect(await server.database.contentVersion()).not.toBe(before);
});
