import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteWorkspaces, root } from '../../../scripts/workspaces';
import { htmlLang, languages, ownPages, routes } from '../../pages/routes';
import { firstAnswer, readSetting, siteRegistry, type FirstAnswer } from '../../support/site';
import { until } from '../../support/until';

const cases = languages.flatMap((lang) => routes.map((route) => ({ lang, ...route })));

const answers = new Map<string, Promise<FirstAnswer>>();

/** Returns the first response of a page. Requests it once in each language. */
const answerIn = (lang: string, path: string): Promise<FirstAnswer> => {
  const key = `${lang} ${path}`;
  const answer = answers.get(key) ?? firstAnswer(path, `lang=${lang}`);
  answers.set(key, answer);
  return answer;
};

describe('the first response of the server', () => {
  it.each(cases.filter(({ isListed }) => isListed))(
    'contains title and social tags of $path in $lang [SHELL-19]',
    async ({ lang, path }) => {
      const { status, html, meta } = await answerIn(lang, path);
      expect(status).toBe(200);
      expect(html.match(/<title>/g)).toHaveLength(1);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title).toMatch(lang === 'ge' ? /[ა-ჰ]/ : /[A-Z]/);
      expect(meta('description')).toMatch(lang === 'ge' ? /[ა-ჰ]{3}/ : /[a-z]{3}/);
      for (const prefix of ['og', 'twitter']) {
        expect(meta(`${prefix}:title`)).toBe(title);
        expect(meta(`${prefix}:description`)).toBe(meta('description'));
      }
      expect(meta('twitter:card')).not.toBe('');
      expect(meta('twitter:image')).toBe(meta('og:image'));
      expect(meta('og:locale')).toBe(lang === 'ge' ? 'ka_GE' : 'en_US');
      expect(new URL(meta('og:url')).pathname).toBe(path);
      expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(htmlLang[lang]);
      const linked = (link: string): string => new RegExp(`<link rel="${link} href="([^"]+)"`).exec(html)?.[1] ?? '';
      expect(new URL(linked('canonical"')).pathname).toBe(path);
      expect(linked('alternate" hreflang="en"')).toBe(linked('canonical"').replace('?lang=ge', ''));
      expect(linked('alternate" hreflang="ka"')).toMatch(new RegExp(`^https?://[^/]+${path}\\?lang=ge$`));
    },
  );

  it.each(cases.filter(({ isListed, path }) => isListed && path !== '/home'))(
    'contains the breadcrumbs of $path in $lang [SHELL-19]',
    async ({ lang, path }) => {
      const { html } = await answerIn(lang, path);
      expect(html).toMatch(
        /<script type="application\/ld\+json">(?=[^<]*"@context":"https:\/\/schema\.org")[^<]*"@type":"BreadcrumbList"/,
      );
    },
  );

  // A navigation shows the declared title until the page is rendered.
  it.each(cases.filter(({ isListed, title }) => isListed && title !== null))(
    'has the declared title of $path as its heading in $lang [PERF-10]',
    async ({ lang, path, title }) => {
      const { html } = await answerIn(lang, path);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(heading.replaceAll(/<[^>]+>|\u00AD/g, '')).toBe(title?.[lang]);
    },
  );

  it.each(['/nowhere', '/home/further', '/sales/unknown', '/sales', '/car/a/b', '/%E1%83%90', '/remotes/none/file.js'])(
    'has status 404 for %s [SHELL-1]',
    async (path) => {
      expect((await firstAnswer(path)).status).toBe(404);
    },
  );

  it.each([
    '/car/model/detail/0',
    '/friendship/0',
    '/argument/detail/406',
    '/sales/detail/week/nothing-of-that-name',
    '/sales/detail/year/toyota-prius',
    '/sales/detail/week',
  ])('has status 404 for %s and links to the home page [FRI-6] [ARG-3] [PMS-3]', async (path) => {
    const { status, html } = await firstAnswer(path);
    expect(status).toBe(404);
    expect(/<main[^>]*>.*<\/main>/s.exec(html)?.[0]).toMatch(/<h1.*href="\/home"/s);
  });

  it.each([
    ['/car/model/detail/999999', /href="\/car\/model\/detail\/\d+"/],
    ['/car/model/detail/109999', /href="\/car\/model\/detail\/\d+"/],
    ['/detail/999999', /href="\/detail\/\d+"/],
  ])('has status 404 for %s and shows similar cars [DET-9, MOD-11]', async (path, similar) => {
    const { status, html } = await firstAnswer(path, 'lang=en');
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>This car is no longer here/);
    expect(html).toMatch(similar);
  });

  it.each([...routes.map(({ path }) => path), ...ownPages])('guards %s with strict headers', async (path) => {
    const { headers } = await answerIn('en', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('an address with an invalid query', () => {
  const script = '<script>alert(1)</script>';
  const values = [
    '-1',
    '0',
    'abc',
    '1e9',
    '999999',
    '9'.repeat(400),
    'x'.repeat(6000),
    script,
    "' or 1=1 --",
    '%00',
    '%FF',
    '[object Object]',
  ];
  const names: Record<string, readonly string[]> = {
    '/home': ['page', 'finderPage', 'filters', 'lang'],
    '/cars': ['page', 'brand', 'series', 'energy', 'ready', 'priceMax', 'yearMin', 'keyword', 'sort', 'filters'],
    '/vehicles': ['page', 'brand', 'gearbox', 'odometerMax', 'sort'],
    '/sales/list': ['location', 'month', 'type'],
    '/sales/sale': ['page', 'by', 'month', 'carType', 'from', 'to', 'trend'],
    '/car': ['view'],
    '/login': ['lang'],
  };
  const encode = (value: string): string => (value.startsWith('%') ? value : encodeURIComponent(value));

  // One request for each value. Each parameter has another value in a request, and gets every value once.
  it.each(Object.entries(names))('answers with a page: %s with any of %j', async (path, list) => {
    for (const shift of values.keys()) {
      const query = list
        .map((name, index) => `${name}=${encode(values[(index + shift) % values.length] ?? '')}&${name}=2`)
        .join('&');
      const { status, html } = await firstAnswer(`${path}?${query}`);
      const isComplete = html.includes('<h1') && html.includes('</html>');
      // 404 is for a page number past the end.
      const isAnswered = [200, 404].includes(status);
      expect({ query, isAnswered, isComplete, hasScript: html.includes(script) }).toEqual({
        query,
        isAnswered: true,
        isComplete: true,
        hasScript: false,
      });
    }
  });

  it.each(['/car/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/car/%00', '/car/%FF', `/car/${'x'.repeat(3000)}`, '/%FF'])(
    'answers the path %s without its script and without a stack trace',
    async (path) => {
      const { status, html } = await firstAnswer(path);
      expect([200, 400, 404]).toContain(status);
      expect(html.includes(script)).toBe(false);
      expect(/\bat .*\.(mjs|js|ts):\d+/.exec(html)).toBeNull();
    },
  );

  it.each([
    '/home?page=9999',
    '/home?finderPage=9999',
    '/cars?page=9999',
    '/vehicles?page=99999',
    '/sales/sale?page=9999',
  ])('has status 404 past the last page and links to the first: %s', async (path) => {
    const { status, html } = await firstAnswer(path);
    expect([status, html.includes('Go to the first page')]).toEqual([404, true]);
  });

  it('redirects a filtered home page to the list with the same filters [HOME-5]', async () => {
    const { status, headers } = await firstAnswer('/home?brand=byd&page=2&lang=ge');
    expect([status, headers.get('location')]).toEqual([302, '/cars?brand=byd&lang=ge&page=2']);
  });
});

describe('a page that is visited again', () => {
  it.each(routes)('is not sent again if it is unchanged: $path [PERF-3]', async ({ path }) => {
    const request = (tag = ''): Promise<Response> =>
      fetch(readSetting().origin + path, { headers: { 'if-none-match': tag } });
    // On a busy machine the first response may lack data, so that the page changes.
    await until(async () => (await request((await request()).headers.get('etag') ?? '')).status === 304);
  });
});

describe('the build of the shell', () => {
  /** Returns the text files of a folder. */
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(m?js|json|css|html)$/.test(name))
      .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') }));

  /** The files of the shell's builds for browsers and for the server. */
  const built = ['shell/dist/browser', 'shell/dist/server'].flatMap(filesIn);

  const running = async () => Object.values((await siteRegistry()).remotes).map(({ current }) => current);

  it('holds no address, file, workspace or port of any remote that the registry names [MFE-1]', async () => {
    const signs = (await running()).flatMap(({ entry, version, server, federation: { name, port } }) => [
      `remotes/${name}`,
      `servers/${name}`,
      `mf-${name}`,
      `:${port}`,
      entry,
      version,
      server.file,
    ]);
    expect(signs.length).toBeGreaterThan(0);
    expect(built.length).toBeGreaterThan(5);
    expect(
      built.flatMap(({ name, text }) => signs.filter((sign) => text.includes(sign)).map((sign) => `${name}: ${sign}`)),
    ).toEqual([]);
  });

  it('holds no code of the development mode', () => {
    expect(built.filter(({ text }) => text.includes('__caravanTexts')).map(({ name }) => name)).toEqual([]);
  });

  it('holds no credential of the admin, nor do the builds of remotes [DSH-2]', () => {
    const ofRemotes = remoteWorkspaces().flatMap((workspace) => filesIn(join(workspace, 'dist')));
    expect(ofRemotes.some(({ text }) => text.includes('adminLogin'))).toBe(true);
    // Matches names of settings, and the prefix of a password hash.
    const sign = /ADMIN_(NAME|PASSWORD)|scrypt:\d/;
    expect([...built, ...ofRemotes].filter(({ text }) => sign.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('reads the remotes from the registry at run time [MFE-1]', async () => {
    const { origin } = readSetting();
    const html = await (await fetch(`${origin}/home`)).text();
    const [, address = ''] = /"index":\{"address":"([^"]+)"/.exec(html) ?? [];
    const index = await (await fetch(origin + address)).text();
    for (const { federation, version } of await running())
      expect(index).toContain(`"name":"${federation.name}","version":"${version}"`);
  });
});
