import { georgianVisitor as kind } from '../testing/reports';
import { parsePartnerReport, parseReport } from './parseReport';

const load = ['ranking', 'v', 'ready', kind];
const shownVersion = ['ranking', 'v', [kind], { lcp: 1200, inp: 40, cls: 0, longTasks: 0 }];
const report = { view: 'token', loads: [load], end: [shownVersion] };

const parse = (body: unknown) => parseReport(typeof body === 'string' ? body : JSON.stringify(body));
/** A report whose vitals are this JSON. */
const withVitals = (vitals: string): string =>
  JSON.stringify({ ...report, end: [[...shownVersion.slice(0, 3), 0]] }).replace(/0\]\]\}$/, `${vitals}]]}`);

describe('a report that is not a text', () => {
  it.each([[null], [{ toString: 0 }], [[{ toString: 0 }]]])('is refused: %j [REL-4]', (body) => {
    expect(parseReport(body)).toBeNull();
    expect(parsePartnerReport(body)).toBeNull();
  });
});

describe('a report of a page', () => {
  it('is read [MFE-13]', () => {
    expect(parse(report)).toEqual(report);
    expect(parse({ view: '', loads: [] })).toEqual({ view: '', loads: [] });
    expect(parse(withVitals('{"lcp":5}'))).toMatchObject({ end: [['ranking', 'v', [kind], { lcp: 5 }]] });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', [load]],
    ['without a token', { loads: [load] }],
    ['with a long token', { ...report, view: 'x'.repeat(201) }],
    ['with a field of its own', { ...report, age: 40 }],
    ['with an unknown outcome', { ...report, loads: [['ranking', 'v', 'fine', kind]] }],
    ['without a kind of visitor', { ...report, loads: [['ranking', 'v', 'ready']] }],
    ['with an unknown kind', { ...report, loads: [['ranking', 'v', 'ready', { ...kind, lang: 'fr' }]] }],
    ['with more than a kind', { ...report, loads: [['ranking', 'v', 'ready', { ...kind, age: 40 }]] }],
    ['with a long route', { ...report, loads: [['ranking', 'v', 'ready', { ...kind, route: 'x'.repeat(101) }]] }],
    ['with more than a page loads', { ...report, loads: Array.from({ length: 41 }, () => load) }],
    ['with more versions than a page has', { ...report, end: Array.from({ length: 21 }, () => shownVersion) }],
    ['with no kinds', { ...report, end: [['ranking', 'v', [], {}]] }],
    ['with too many kinds', { ...report, end: [['ranking', 'v', Array.from({ length: 13 }, () => kind), {}]] }],
    ['with a negative vital', withVitals('{"lcp":-1}')],
    ['with an endless vital', withVitals('{"inp":1e999}')],
    ['with a vital of two days', withVitals('{"longTasks":172800000}')],
    ['with a vital that is no number', withVitals('{"cls":null}')],
    ['with an unquoted NaN', withVitals('{"cls":NaN}')],
    ['with an unknown vital', withVitals('{"fid":1}')],
  ])('is refused %s [MFE-13, REL-4]', (_what, body) => {
    expect(parse(body)).toBeNull();
  });
});

describe('a report of a page of a partner', () => {
  it.each([
    ['["ranking","v","ready"]', true],
    ['["ranking","v"]', false],
    ['', false],
  ])('with the loads [%s] is read: %s', (loads, isRead) => {
    expect(parsePartnerReport(`[${loads}]`) !== null).toBe(isRead);
  });
});
