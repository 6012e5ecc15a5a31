import { runInNewContext } from 'node:vm';
import { chart, ranking } from '../../testing/embeddables';
import { federationCode, frameCode, frameScript, policyOf, tagCode, type WidgetSettings } from './snippets';

const origin = 'https://caravan.test';

const settings: WidgetSettings = {
  embeddable: chart,
  values: { model: '"><b>', country: 'georgia', interval: 'month', chart: 'price' },
  origin,
  lang: 'ge',
  title: 'მოდელის გაყიდვები',
  currency: 'GEL',
  theme: 'dark',
  heading: '3',
  accent: '#0a6e5c',
  background: undefined,
  height: 480,
};

const elementsOf = (html: string): readonly Element[] => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
};

const attributesOf = (element: Element | undefined): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

describe('the code of the tag', () => {
  it('is the script and one element with the chosen attributes', () => {
    const [script, widget, ...more] = elementsOf(tagCode(settings));
    expect(more).toEqual([]);
    expect(attributesOf(script)).toEqual({ type: 'module', src: `${origin}/embed.js` });
    expect(widget?.localName).toBe('caravan-widget');
    expect(attributesOf(widget)).toEqual({
      name: 'model',
      model: '"><b>',
      country: 'georgia',
      interval: 'month',
      chart: 'price',
      lang: 'ge',
      currency: 'GEL',
      theme: 'dark',
      heading: '3',
      accent: '#0a6e5c',
    });
  });

  it('has a link to the site that shows where the script does not run', () => {
    const link = elementsOf(tagCode(settings))[1]?.firstElementChild;
    expect(link?.textContent).toBe('მოდელის გაყიდვები');
    expect(attributesOf(link ?? undefined)).toEqual({ href: `${origin}/?lang=ge` });
  });

  it('leaves out attributes that were not chosen', () => {
    const unset = { theme: undefined, heading: undefined, accent: undefined };
    const plain = { ...settings, ...unset, embeddable: ranking, values: { list: 'sale', month: '' } };
    expect(attributesOf(elementsOf(tagCode(plain))[1])).toEqual({
      name: 'ranking',
      list: 'sale',
      lang: 'ge',
      currency: 'GEL',
    });
  });
});

describe('the code of the frame', () => {
  it('opens the page with the reader’s settings and sets no style', () => {
    const [frame, ...more] = elementsOf(frameCode(settings));
    expect(more).toEqual([]);
    const { src, ...attributes } = attributesOf(frame);
    expect(attributes).toEqual({
      title: 'მოდელის გაყიდვები',
      width: '100%',
      height: '480',
      frameborder: '0',
      loading: 'lazy',
    });
    expect(src).toBe(
      `${origin}/embed/model/month/%22%3E%3Cb%3E/price?location=georgia&lang=ge&currency=GEL&theme=dark`,
    );
  });

  it('starts the query with the settings if the page has none', () => {
    const plain = { ...settings, values: { ...settings.values, model: 'x', country: '' }, theme: undefined };
    expect(frameCode(plain)).toContain('/embed/model/month/x/price?lang=ge&amp;currency=GEL"');
  });

  it('applies only the height reported for this frame', () => {
    const frames = [
      { contentWindow: 'one', height: '480' },
      { contentWindow: 'two', height: '480' },
    ];
    const listeners: ((event: object) => void)[] = [];
    runInNewContext(frameScript(origin), {
      addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
      document: { querySelectorAll: () => frames },
    });
    const dispatch = (event: object): void => listeners.forEach((listener) => listener(event));
    dispatch({ origin: 'https://elsewhere.test', source: 'two', data: { type: 'caravan:height', height: 1 } });
    dispatch({ origin, source: 'two', data: { type: 'caravan:load' } });
    dispatch({ origin, source: 'two', data: null });
    expect(frames.map(({ height }) => height)).toEqual(['480', '480']);
    dispatch({ origin, source: 'two', data: { type: 'caravan:height', height: 512 } });
    expect(frames.map(({ height }) => height)).toEqual(['480', 512]);
  });
});

describe('the code of the federation', () => {
  it('mounts the widget from the partner’s own entry', async () => {
    const calls: unknown[] = [];
    const [imports = '', ...lines] = federationCode(settings).split('\n');
    expect(imports).toBe('import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";');
    await runInNewContext(`(async () => {${lines.join('\n')}\n})()`, {
      registerRemotes: (remotes: unknown) => calls.push(remotes),
      loadRemote: async (id: string) => {
        calls.push(id);
        return { mount: (...args: unknown[]) => calls.push(args.slice(0, 2)) };
      },
      document: { getElementById: (id: string) => `#${id}` },
    });
    expect(JSON.parse(JSON.stringify(calls))).toEqual([
      [{ name: 'charts', entry: `${origin}/partners/YOUR-ID/charts.js`, type: 'module' }],
      'charts/mount',
      [
        '#model',
        {
          name: 'model',
          attributes: settings.values,
          lang: 'ge',
          currency: 'GEL',
          theme: 'dark',
          heading: '3',
          accent: '#0a6e5c',
        },
      ],
    ]);
  });
});

describe('the policy', () => {
  it.each([
    ['tag', ['script-src', 'connect-src', 'img-src']],
    ['federation', ['script-src', 'connect-src', 'img-src']],
    ['frame', ['frame-src']],
  ] as const)('of a page with a %s allows only the origin of this site', (method, directives) => {
    const lines = policyOf(method, origin).split('\n');
    expect(lines).toEqual(directives.map((directive) => `${directive} ${origin};`));
  });
});
