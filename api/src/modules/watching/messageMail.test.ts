/** @jest-environment node */
import type { WatchNews } from '@caravan/shared/contracts/calls';
import { messageMail } from './messageMail';

const car = { kind: 'car', id: '100001' } as const;
const boundary = { what: 'boundary', ...car, name: '2020 Kia K5' } as const;
const news: WatchNews = {
  country: 'georgia',
  changes: [
    { what: 'price', ...car, name: '2021 BYD Han', before: 20_000, after: 19_500 },
    { what: 'price', kind: 'vehicle', id: '200001', name: '2018 Toyota Prius', before: 9_000, after: 9_500 },
    { ...boundary, lastDay: '2026-12-20', change: 600, isExact: false },
    { ...boundary, lastDay: '2026-11-21', change: -600 },
    { ...boundary, lastDay: '2026-11-20', change: null },
    { what: 'gone', ...car, name: '2022 Zeekr <001>' },
  ],
  matches: [
    {
      name: 'SUV & co',
      address: '/cars?body=suv&keyword=red',
      country: 'azerbaijan',
      total: 1_200,
      items: [{ ...car, name: '2022 BYD Tang', price: 17_900 }],
    },
  ],
};
const mailIn = (language: 'en' | 'ge') =>
  messageMail(
    news,
    '2026-11-20',
    { to: 'nino@example.com', language, currency: 'USD', token: 'secret' },
    'https://caravan.example',
  );

it('says what changed, why, and how to end the messages [MKT-4]', () => {
  expect(mailIn('en').text).toBe(`2021 BYD Han
Cleared in Tbilisi: was $20,000, now $19,500 ($500 less).
https://caravan.example/car/model/detail/100001?country=georgia&currency=USD&lang=en

2018 Toyota Prius
Price: was $9,000, now $9,500 ($500 more).
https://caravan.example/detail/200001?country=georgia&currency=USD&lang=en

2020 Kia K5
30 days left to order (until 20 Dec 2026) before it costs up to $600 more cleared.
https://caravan.example/car/model/detail/100001?country=georgia&currency=USD&lang=en

2020 Kia K5
Order after 21 Nov 2026 to pay $600 less cleared.
https://caravan.example/car/model/detail/100001?country=georgia&currency=USD&lang=en

2020 Kia K5
Today is the last day to order before it can no longer be imported.
https://caravan.example/car/model/detail/100001?country=georgia&currency=USD&lang=en

2022 Zeekr <001>
It has been sold or is no longer offered.
https://caravan.example/car/model/detail/100001?country=georgia&currency=USD&lang=en

New for “SUV & co”: 1,200
https://caravan.example/cars?body=suv&keyword=red&country=azerbaijan&currency=USD&lang=en

2022 BYD Tang
Cleared in Baku: $17,900
https://caravan.example/car/model/detail/100001?country=azerbaijan&currency=USD&lang=en

A cleared price is the highest that we expect, with the usual delivery time.

You get this message because you turned on messages on your watch list. There is at most one a day.
Stop these messages: https://caravan.example/stop-messages?token=secret&lang=en
`);
});

it('is written in Georgian [MKT-4]', () => {
  const { subject, text } = mailIn('ge');
  expect(subject).toBe('სიახლეები თქვენს რჩეულ ავტომობილებზე');
  const lines = text.replaceAll('\u00A0', ' ').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'განბაჟებული თბილისში: იყო 20 000 $, ახლა 19 500 $ (500 $-ით ნაკლები).',
      'შეკვეთისთვის დარჩა 30 დღე (ბოლო დღე: 20 დეკ 2026), შემდეგ განბაჟებული მაქსიმუმ 600 $-ით მეტი ეღირება.',
      'თუ ამ დღის შემდეგ შეუკვეთავთ (21 ნოე 2026), განბაჟებული 600 $-ით ნაკლები ეღირება.',
      'შეკვეთის ბოლო დღე დღეს არის, შემდეგ მისი იმპორტი აღარ შეიძლება.',
      'ახალი შედეგები ძებნისთვის „SUV & co“: 1 200',
      'განბაჟებული ბაქოში: 17 900 $',
    ]),
  );
});

it('links to the figures that it states, in its language and currency [MKT-4]', () => {
  const recipient = { to: 'nino@example.com', language: 'ge', currency: 'GEL', token: 'secret' } as const;
  const { text } = messageMail({ ...news, country: 'azerbaijan' }, '2026-11-20', recipient, 'https://caravan.example');
  const links = text.match(/https:\S+/g)?.filter((link) => !link.includes('/stop-messages'));
  expect(links).toHaveLength(8);
  for (const link of links ?? []) expect(link).toMatch(/[?&]country=azerbaijan&currency=GEL&lang=ge$/);
});

it('escapes names in HTML and loads nothing', () => {
  const { html = '' } = mailIn('en');
  expect(html).toContain('2022 Zeekr &lt;001&gt;</a>');
  expect(html).toContain(
    'href="https://caravan.example/cars?body=suv&amp;keyword=red&amp;country=azerbaijan&amp;currency=USD&amp;lang=en">New for “SUV &amp; co”: 1,200</a>',
  );
  expect(html).not.toMatch(/<(img|script|link|style)\b|url\(/);
});
