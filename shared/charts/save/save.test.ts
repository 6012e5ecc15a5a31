import { formatNumber } from '../../format';
import type { Graphic } from '../figures';
import { figures } from '../testing/figures';
import { bars, shares } from '../testing/lists';
import { facesFor } from './fonts';
import { pictureOf } from './picture';
import { ellipsize, type DrawingContext } from './svg';
import { tableOf } from './table';

const graphics: Record<Graphic['kind'], Graphic> = {
  time: { kind: 'time', ...figures },
  bars: { kind: 'bars', ...bars },
  shares: { kind: 'shares', ...shares },
};

const drawingContext: DrawingContext = {
  colours: {
    paper: '#fff',
    ink: '#111',
    inkSoft: '#222',
    inkFaint: '#333',
    line: '#444',
    lineStrong: '#555',
    accent: '#a00',
    second: '#00a',
    neutral: '#888',
  },
  measure: (text, size) => text.length * size * 0.5,
};

const render = (kind: Graphic['kind']) => pictureOf(figures, graphics[kind], drawingContext, '@font-face{}');
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('a saved table [SAL-5]', () => {
  it('has ISO dates, plain numbers and its source', () => {
    expect(tableOf(figures, graphics.time, 'en')).toBe(
      '\u{FEFF}Week from,"Cars sold, a week","Median price, US dollars"\r\n2026-10-26,230,11900\r\n2026-11-02,226,\r\n2026-11-09,207,12040\r\n\r\nSource: demo,Up to 9 Nov 2026\r\n',
    );
  });

  it('rounds figures as the page shows them', () => {
    const toCents = (value: number) => formatNumber(value, 'en', { maximumFractionDigits: 2 });
    const long = {
      time: tableOf(
        figures,
        {
          kind: 'time',
          ...figures,
          series: figures.series.map((oneSeries) => ({
            ...oneSeries,
            values: [1.005, null, 12_040.5],
            format: toCents,
          })),
        },
        'en',
      ),
      bars: tableOf(
        figures,
        {
          kind: 'bars',
          ...bars,
          rows: [{ key: 'a', name: 'A', value: 10.4, further: [{ text: '+4.3%', value: 0.043_219 }] }],
          format: (value) => value.toFixed(0),
        },
        'en',
      ),
      shares: tableOf(
        figures,
        {
          kind: 'shares',
          ...shares,
          parts: [{ key: '1', name: 'All', value: 3, share: 1 / 3 }],
          formatShare: (share) => `${(share * 100).toFixed(1)}%`,
        },
        'en',
      ),
    };
    expect(long.time).toContain('2026-10-26,1.01,1.01\r\n2026-11-02,,\r\n2026-11-09,12040.5,12040.5\r\n');
    expect(long.bars).toContain('A,10,0.043\r\n');
    expect(long.shares).toContain('All,3,0.333\r\n');
  });

  it.each<['en' | 'ge', number, string, string]>([
    ['en', 2.571, '2.6', 'A,10,2.6'],
    ['ge', 2.571, '2,6', 'A;10;2,6'],
    ['en', 2.96, '3', 'A,10,3'],
    ['en', 1670, '1,670', 'A,10,1670'],
    ['en', 11.3, '11', 'A,10,11'],
    ['en', 0.000_333, '<0.1%', 'A,10,0.0003'],
    ['ge', 0.000_333, '<0,1%', 'A;10;0,0003'],
    ['en', 0.0725, '+7.3%', 'A,10,0.073'],
    ['en', -0.0725, '−7.3%', 'A,10,-0.073'],
    ['en', 339 / 400 - 1, '−15.3%', 'A,10,-0.153'],
    ['en', 1.45, '1.5', 'A,10,1.5'],
  ])('rounds a figure behind a bar as the page shows it (%s, %d) [SAL-9]', (lang, value, text, row) => {
    const rows = [{ key: 'a', name: 'A', value: 10, further: [{ text, value }] }];
    expect(tableOf(figures, { kind: 'bars', ...bars, rows }, lang)).toContain(`${row}\r\n`);
  });

  it('quotes cells and starts with a byte order mark', () => {
    expect(tableOf(figures, graphics.bars, 'en')).toBe(
      '\u{FEFF}Model,Cars sold,Change\r\nToyota Prius,1200,0.04\r\n"Kia ""K5"", 2020",300,\r\n\r\nSource: demo,Up to 9 Nov 2026\r\n',
    );
    expect(tableOf(figures, graphics.shares, 'en')).toContain('"Under $5,000",75,0.75\r\n');
  });
});

describe('a saved picture [SAL-5]', () => {
  it.each(['time', 'bars', 'shares'] as const)('contains title, label, source and date (%s)', (kind) => {
    const { svg, height } = render(kind);
    const picture = parsed(svg);
    expect(picture.querySelector('parsererror')).toBeNull();
    const content = [...picture.querySelectorAll('text')].map((text) => text.textContent).join(' ');
    for (const text of [figures.title, figures.label, figures.notes.source, figures.notes.date]) {
      expect(content).toContain(text);
    }
    expect(picture.documentElement.getAttribute('height')).toBe(String(height));
    expect(picture.querySelector('style')?.textContent).toBe('@font-face{}');
    // No custom properties, classes or addresses of the site.
    expect(svg).not.toMatch(/var\(|class=|href=|NaN|undefined/);
  });

  it('contains every figure', () => {
    const count = (kind: Graphic['kind'], selector: string) =>
      parsed(render(kind).svg).querySelectorAll(selector).length;
    // Three columns and the sample of the key.
    expect(count('time', 'rect[fill="#888"]')).toBe(4);
    // The unknown price starts a new path.
    expect(render('time').svg).toMatch(/d="M[\d. ]+M[\d. ]+" fill="none" stroke="#a00"/);
    expect(count('bars', 'rect[fill="#a00"]')).toBe(2);
    expect(count('shares', 'path[fill="#a00"]')).toBe(2);
  });

  it('is made without the style sheets that the page may not read', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    const read = jest.fn(() => {
      throw new DOMException('cross-origin', 'SecurityError');
    });
    Object.defineProperty(style.sheet, 'cssRules', { get: read });
    await expect(facesFor(render('time').svg)).resolves.toEqual([]);
    expect(read).toHaveBeenCalled();
    style.remove();
  });

  it('contains no soft hyphens', () => {
    const { svg } = pictureOf({ ...figures, title: 'ავ\u00ADტო' }, graphics.bars, drawingContext, '');
    expect(svg).toContain('>ავტო<');
  });

  it('wraps long titles and cuts long names', () => {
    const long = { ...figures, title: 'Sales '.repeat(40).trim() };
    const { height } = pictureOf(long, graphics.bars, drawingContext, '');
    expect(height).toBeGreaterThan(render('bars').height);
    expect(ellipsize('Mercedes-Benz E-Class', 60, 10, drawingContext)).toBe('Mercedes-Be…');
  });
});
