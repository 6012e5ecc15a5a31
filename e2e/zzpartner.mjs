import { createServer } from 'node:http';
import puppeteer from 'puppeteer';
const SITE = 'http://localhost:4740';
const html =
  process.env.HTML ??
  `<!doctype html><meta charset=utf-8><title>Gazette</title><h1>The Gazette</h1><p>Before</p>
<caravan-widget name="ranking" list="energy" lang="${process.env.LANG2 ?? 'en'}" theme="${process.env.THEME ?? 'light'}"></caravan-widget><p>After</p>
<script type="module" src="${SITE}/embed.js"></script>`;
const csp = `default-src 'none'; script-src ${SITE} 'nonce-x'; connect-src ${SITE}; img-src ${SITE}; style-src 'self'`;
const server = createServer((q, r) =>
  r.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': csp }).end(q.url === '/' ? html : ''),
).listen(4777);
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setViewport({ width: Number(process.env.W ?? 900), height: 1000 });
page.on('console', (m) => console.log('console', m.type(), m.text(), m.location().url));
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
page.on('response', (r) => {
  if (process.env.NET) console.log(r.status(), r.request().method(), r.url());
});
await page.evaluateOnNewDocument(() => {
  window.__heard = [];
  for (const type of ['load', 'error', 'navigate', 'resize']) document.addEventListener(type, () => {}, true);
  window.__before = new Set(Object.getOwnPropertyNames(window));
});
await page.goto('http://gazette.localhost:4777/');
await page.evaluate(() => {
  const w = document.querySelector('caravan-widget');
  for (const t of ['load', 'error', 'navigate', 'resize'])
    w?.addEventListener(t, (e) => window.__heard.push([t, e.detail]));
});
await new Promise((r) => setTimeout(r, Number(process.env.WAIT ?? 6000)));
console.log(
  JSON.stringify(
    await page.evaluate(() => ({
      heard: window.__heard,
      globals: Object.getOwnPropertyNames(window).filter((n) => !window.__before.has(n)),
      head: document.head.innerHTML.length,
      text: document.querySelector('caravan-widget')?.shadowRoot?.textContent?.slice(0, 300),
      h: document.querySelector('caravan-widget')?.offsetHeight,
    })),
  ),
);
await page.screenshot({ path: process.env.OUT ?? '/tmp/zz/partner.png', fullPage: true });
await browser.close();
server.close();
