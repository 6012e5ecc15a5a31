import { limitAnswer } from './limitAnswer';
import { errorText, toError } from './remoteError';
import { parseMessage } from './renderMessages';
import { emptyPage } from '../testing/emptyPage';

const { meta } = emptyPage;
const pageWith = (change: object): object => ({ kind: 'response', id: 1, response: { ...emptyPage, ...change } });
const placeholderWith = (widgetProps: unknown) => ({
  slot: { remote: 'account', part: 'Card' },
  widgetProps,
  offset: 0,
});
const nested = (levels: number): object => (levels === 1 ? [] : [nested(levels - 1)]);
const isValid = (message: object): boolean => parseMessage(message).success;

describe('a message of a render worker', () => {
  it.each<[string, (value: object) => object]>([
    ['the state', (state) => ({ state })],
    ['the props of a widget', (props) => ({ placeholders: [placeholderWith(props)] })],
    ['JSON-LD', (jsonLd) => ({ meta: { ...meta, jsonLd: [jsonLd] } })],
  ])('is invalid if %s has more than 64 levels [REL-3]', (_what, changeOf) => {
    expect(isValid(pageWith(changeOf(nested(64))))).toBe(true);
    expect(isValid(pageWith(changeOf(nested(65))))).toBe(false);
  });

  it('is invalid if the props of a widget have more than 64,000 characters [MFE-17]', () => {
    expect(isValid(pageWith({ placeholders: [placeholderWith('x'.repeat(63_998))] }))).toBe(true);
    expect(isValid(pageWith({ placeholders: [placeholderWith('x'.repeat(63_999))] }))).toBe(false);
  });

  it.each([
    ['21 errors', Array.from({ length: 21 }, () => ({ message: '' }))],
    ['an error with a long message', [{ message: 'x'.repeat(2001) }]],
    ['an error with a long stack', [{ message: '', stack: 'x'.repeat(10_001) }]],
  ])('is invalid with %s [REL-3]', (_what, errors) => {
    expect(isValid(pageWith({ errors: [{ message: 'broken' }] }))).toBe(true);
    expect(isValid(pageWith({ errors }))).toBe(false);
  });

  const longMeta = {
    title: 'x'.repeat(501),
    name: 'x'.repeat(501),
    canonicalPath: `/${'x'.repeat(2000)}`,
    canonicalSearch: `?${'x'.repeat(2000)}`,
    description: 'x'.repeat(2001),
    image: `/${'x'.repeat(2000)}`,
    breadcrumbs: Array.from({ length: 21 }, () => ({ text: 'x', path: '/' })),
    jsonLd: [{ name: 'x'.repeat(40_000) }, { name: 'x'.repeat(40_000) }],
  };

  it.each([
    ...Object.entries(longMeta),
    ['breadcrumbs', [{ text: 'x'.repeat(501), path: '/' }]],
    ['breadcrumbs', [{ text: 'x', path: `/${'x'.repeat(2000)}` }]],
    ['jsonLd', Array.from({ length: 21 }, () => ({}))],
    ['canonicalPath', '//evil.test'],
    ['canonicalPath', String.raw`/\evil.test`],
    ['canonicalPath', '/\t/evil.test'],
  ])('is invalid with too long or invalid meta: %s [REL-3]', (name, value) => {
    expect(isValid(pageWith({ meta: { ...meta, [name]: value } }))).toBe(false);
  });

  it('is checked up to its first fault only [REL-3]', () => {
    let checks = 0;
    const breadcrumb = {
      path: '/',
      get text() {
        checks += 1;
        return 5;
      },
    };
    expect(isValid(pageWith({ meta: { ...meta, breadcrumbs: [breadcrumb, breadcrumb, breadcrumb] } }))).toBe(false);
    expect(checks).toBe(1);
  });

  it('is valid whatever meta a page has', () => {
    const response = limitAnswer({ ...emptyPage, meta: { ...meta, ...longMeta } });
    expect(isValid({ kind: 'response', id: 1, response })).toBe(true);
    expect(response).toMatchObject({ meta: { title: 'x'.repeat(500), image: null, jsonLd: [longMeta.jsonLd[0]] } });
    expect(limitAnswer(emptyPage)).toEqual(emptyPage);
  });

  const withPaths = (paths: readonly string[]) => ({ kind: 'addresses', paths, errors: [] }) as const;
  const longPath = `/${'x'.repeat(1998)}`;

  it.each<[string, readonly string[]]>([
    ['another site', ['//evil.test']],
    ['no path', ['@evil.test/x']],
    ['a long path', [`${longPath}xx`]],
    ['25,001 paths', Array.from({ length: 25_001 }, () => '/')],
    ['1,000,500 bytes of paths', Array.from({ length: 500 }, () => longPath)],
  ])('is invalid with %s for the sitemap, which a worker leaves out [REL-3]', (_what, paths) => {
    expect(isValid({ kind: 'response', id: 1, response: withPaths(paths) })).toBe(false);
    const response = limitAnswer(withPaths(['/cars', ...paths]));
    expect(isValid({ kind: 'response', id: 1, response })).toBe(true);
    expect(response).toHaveProperty('paths.0', '/cars');
  });

  it('is invalid with a long text about a build that does not load [REL-3]', () => {
    expect(isValid({ kind: 'ready', error: 'x'.repeat(10_001) })).toBe(false);
  });

  it('is valid however many and long errors a remote throws', () => {
    const thrown = new Error('x'.repeat(20_000));
    const errors = Array.from({ length: 21 }, () => toError(thrown));
    const response = limitAnswer({ kind: 'redirect', location: '/', errors });
    expect(isValid({ kind: 'response', id: 1, response })).toBe(true);
    expect(isValid({ kind: 'threw', error: errorText(thrown) })).toBe(true);
  });
});
