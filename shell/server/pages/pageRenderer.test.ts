import { createPageRenderer, type PagePool } from './pageRenderer';
import type { RenderResponse, RenderResponseOf, RenderRequest } from '../render/renderMessages';
import { NotRunning, SHELL } from '../workers/renderPool';
import { AnswerTimeout } from '../workers/renderProcess';
import { limitsFromNow } from '../workers/timeBudget';
import type { BuiltSite } from '../registry/siteRemotes';
import { emptyPage } from '../testing/emptyPage';
import { choices, withSite } from '../testing/site';
import { settle } from '../testing/testPool';
import { Overloaded } from '../queue';

const site = withSite();
let snapshot: BuiltSite;
const card = { remote: 'account', part: 'Card' };
const home = { remote: 'ranking', part: 'home' };

beforeAll(async () => {
  const { remotes, ...siteInfo } = await site.publishWithWidget();
  snapshot = { ...siteInfo, remotes: remotes.map((remote) => ({ ...remote, file: 'x.mjs' })) };
});

const pageOf = (change: Partial<RenderResponseOf<'page'>> = {}): RenderResponseOf<'page'> => ({
  ...emptyPage,
  rendered: [home],
  ...change,
});
const widgetOf = (change: Partial<RenderResponseOf<'widget'>> = {}): RenderResponseOf<'widget'> => ({
  kind: 'widget',
  answerState: 'complete',
  styles: [],
  errors: [],
  ...change,
});

type Result = readonly [RenderResponse, string] | Error;

/** Renders /ranking with processes that answer as the test says. */
const render = async (
  respond: (name: string, request: RenderRequest) => Result,
  running = [SHELL, 'ranking', 'account'],
  getSite = () => snapshot,
  signal?: AbortSignal,
) => {
  const requests: string[] = [];
  const pool: PagePool = {
    isRunning: (_site, name) => running.includes(name),
    sendRequest: async (_site, name, request, limits) => {
      if (limits.signal?.aborted) throw new Overloaded();
      requests.push(`${name || 'shell'} ${request.kind}`);
      const result = running.includes(name) ? respond(name, request) : new NotRunning(name);
      if (result instanceof Error) throw result;
      return { response: result[0], html: Buffer.from(result[1]) };
    },
  };
  const pageRequest = { address: 'https://caravan.test/ranking', choices, traceId: '' };
  const page = await createPageRenderer(pool, site.config, site.files).page(getSite, pageRequest, null, {
    ...limitsFromNow(),
    signal,
  });
  if (page.kind !== 'page') throw new Error('no page was rendered');
  const html = Buffer.from(page.html).toString();
  const jsonOf = (id: string): unknown => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');
  return { ...page, requests, html, manifest: jsonOf('caravan-boot'), state: jsonOf('caravan-state') };
};

/** Where the widget belongs in the HTML of the page. */
const placeholder = { slot: card, widgetProps: {}, offset: 0 };
const pageWithCard = pageOf({ placeholders: [placeholder] });
const leftOutPage = [pageOf({ rendered: [], leftOut: [home, card] }), 'Skeleton'] as const;

describe('a page of several processes', () => {
  it('contains the widget with its state and styles', async () => {
    const { html, manifest, state, answerState, isComplete, requests } = await render((name) =>
      name === 'ranking'
        ? [
            pageOf({
              placeholders: [{ ...placeholder, offset: 2 }],
              state: { kept: 1 },
              styles: [{ id: 'p', classes: [['a', '.a{}', 1]] }],
            }),
            '[]',
          ]
        : [
            widgetOf({
              answerState: 'partial',
              state: { cards: 2 },
              styles: [{ id: 'w', classes: [['b', '.b{}', 1]] }],
            }),
            'Card',
          ],
    );
    expect(html).toContain('[]Card');
    expect(html).toContain('<style data-groups="p:1:a w:1:b">.a{}.b{}</style>');
    expect(manifest).toMatchObject({ rendered: [home, card], leftOut: [] });
    expect(state).toEqual({ ranking: { kept: 1 }, account: { cards: 2 } });
    expect([answerState, isComplete, requests]).toEqual(['partial', true, ['ranking page', 'account widget']]);
  });

  it('names the remotes of its slots, and the index of all remotes [PERF-12]', async () => {
    const { manifest, html } = await render(() => [pageOf(), 'Page']);
    expect(manifest).toMatchObject({ remotes: [{ name: 'ranking', routes: [{ id: 'home' }] }] });
    expect(html).toMatch(/"index":\{"address":"\/remotes\/index\.[0-9a-f]{16}\.json\?lang=en&at=\d+"/);
  });

  it.each([
    ['the page lists them', pageOf({ needsAll: true }), widgetOf()],
    ['its widget lists them', pageWithCard, widgetOf({ needsAll: true })],
    ['the browser renders a part', pageOf({ leftOut: [card] }), widgetOf()],
  ])('names all remotes if %s [PERF-12]', async (_why, ofPage, ofWidget) => {
    const { manifest } = await render((name) => [name === 'ranking' ? ofPage : ofWidget, 'Part']);
    expect(manifest).toMatchObject({ remotes: [{ name: 'account' }, { name: 'ranking' }] });
    expect(manifest).not.toHaveProperty('index');
  });

  it.each([
    ['', [card]],
    ['<!--$--><div></div><!--/$-->', [card]],
    ['<p>Card</p>', undefined],
    ['<img src="/a.jpg">', undefined],
  ])('says whether its widget renders content: %j [MFE-13]', async (html, blank) => {
    const { manifest, versions } = await render((name) =>
      name === 'ranking' ? [pageWithCard, 'Page'] : [widgetOf(), html],
    );
    expect(Reflect.get(Object(manifest), 'blank')).toEqual(blank);
    expect(versions.map(({ remote }) => remote)).toEqual(['ranking', 'account']);
  });

  it('is rendered without a widget that fails, and reports its remote [MFE-17]', async () => {
    const { html, manifest, failed, errors } = await render((name, request) => {
      if (name === 'account') return new Error('broken');
      const isWithout = request.kind === 'page' && request.without.length > 0;
      return isWithout ? [pageOf({ leftOut: [card] }), 'Fallback'] : [pageWithCard, ''];
    });
    expect(html).toContain('Fallback');
    expect(manifest).toMatchObject({ rendered: [home], leftOut: [card] });
    expect(failed.map(({ remote }) => remote)).toEqual(['account']);
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^account \w+: broken$/)]);
  });

  it('reports invalid props of a widget as a failure of neither remote [MFE-17]', async () => {
    const { failed, errors, manifest } = await render((name, request) => {
      if (name === 'account') return [{ kind: 'invalid-props' }, ''];
      const isWithout = request.kind === 'page' && request.without.length > 0;
      return [isWithout ? pageOf({ leftOut: [card] }) : pageWithCard, ''];
    });
    expect(failed).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^widget Card of account \w+ refused the props that ranking \w+ gave it$/),
    ]);
    expect(manifest).toMatchObject({ leftOut: [card] });
  });

  it.each([
    ['throws', new Error('broken')],
    ['is late', new AnswerTimeout(8000)],
  ])('is left to the browser if its remote %s [MFE-17]', async (_what, error) => {
    const { manifest, failed, isComplete, requests } = await render((name) => (name === SHELL ? leftOutPage : error));
    expect(manifest).toMatchObject({ rendered: [], leftOut: [home, card] });
    expect([failed.map(({ remote }) => remote), isComplete]).toEqual([['ranking'], false]);
    expect(requests).toEqual(['ranking page', 'shell page']);
  });

  it('is left to the browser if its remote does not run, without a report', async () => {
    const { failed, errors, requests } = await render(() => leftOutPage, [SHELL]);
    expect([failed, errors, requests]).toEqual([[], [], ['shell page']]);
  });

  it('is rendered again if its site changes meanwhile, so that it mixes no versions [MFE-4]', async () => {
    let currentSite = snapshot;
    const { manifest, requests } = await render(
      () => {
        currentSite = { ...snapshot, sequence: 7 };
        return [pageOf(), ''];
      },
      undefined,
      () => currentSite,
    );
    expect(manifest).toMatchObject({ sequence: 7 });
    expect(requests).toEqual(['ranking page', 'ranking page']);
  });

  it.each<[string, (name: string) => Result, string[]]>([
    [
      'a widget fails',
      (name) => (name === 'ranking' ? [pageWithCard, ''] : new Error('broken')),
      ['ranking page', 'account widget', 'ranking page'],
    ],
    [
      'its remote fails',
      (name) => (name === SHELL ? leftOutPage : new Error('broken')),
      ['ranking page', 'shell page'],
    ],
    ['its site changes', () => [pageOf(), ''], ['ranking page', 'ranking page']],
  ])(
    'is rendered to its end although its client has disconnected: %s [REL-3]',
    async (interruption, respond, expected) => {
      const client = new AbortController();
      let currentSite = snapshot;
      const { requests } = await render(
        (name) => {
          if (interruption === 'its site changes') currentSite = { ...snapshot, sequence: 7 };
          client.abort();
          return respond(name);
        },
        undefined,
        () => currentSite,
        client.signal,
      );
      expect(requests).toEqual(expected);
    },
  );

  it('is refused while too many pages wait', async () => {
    await expect(render(() => new Overloaded())).rejects.toThrow(Overloaded);
  });

  it('contains a widget once, however often the page repeats its placeholder [REL-3]', async () => {
    const placeholders = [2, 1, 1].map((offset) => ({ ...placeholder, offset }));
    const { html } = await render((name) =>
      name === 'ranking' ? [pageOf({ placeholders }), '[]'] : [widgetOf(), 'Card'],
    );
    expect(html.match(/<div id="root">(.*?)<\/div>/)?.[1]).toBe('[]Card');
  });

  it('asks other remotes once for the declared widgets', async () => {
    const placeholders = [card, card, { remote: 'account', part: 'Secret' }].map((slot) => ({ ...placeholder, slot }));
    const { requests } = await render((name) =>
      name === 'ranking'
        ? [pageOf({ placeholders, rendered: [home, { remote: 'pages', part: 'x' }] }), '']
        : [widgetOf(), ''],
    );
    expect(requests).toEqual(['ranking page', 'account widget']);
  });
});

it('the sitemap asks two remotes at the same time, since each may have to start a process', async () => {
  const pendingAnswers: (() => void)[] = [];
  const pool: PagePool = {
    isRunning: () => true,
    sendRequest: async (_site, name) => {
      await new Promise<void>((resolve) => pendingAnswers.push(resolve));
      return { response: { kind: 'addresses', paths: [`/${name}`], errors: [] }, html: Buffer.alloc(0) };
    },
  };
  const remotes = [...snapshot.remotes, ...snapshot.remotes];
  const listed = createPageRenderer(pool, site.config, site.files).addresses({ ...snapshot, remotes });
  for (let answeredCount = 0; answeredCount < remotes.length; answeredCount += 1) {
    await settle();
    expect(pendingAnswers).toHaveLength(Math.min(2, remotes.length - answeredCount));
    pendingAnswers.shift()?.();
  }
  expect((await listed).pathLists).toEqual(remotes.map(({ descriptor }) => [`/${descriptor.federation.name}`]));
});
