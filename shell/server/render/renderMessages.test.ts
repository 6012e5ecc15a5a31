import * as v from 'valibot';
import { errorText, limitErrors, toError } from './remoteError';
import { messageFromWorker } from './renderMessages';
import { emptyPage } from '../testing/emptyPage';

const { meta } = emptyPage;
const pageWith = (change: object): object => ({ kind: 'response', id: 1, response: { ...emptyPage, ...change } });
const placeholderWith = (widgetProps: unknown) => ({
  slot: { remote: 'account', part: 'Card' },
  widgetProps,
  offset: 0,
});
const nested = (levels: number): object => (levels === 1 ? [] : [nested(levels - 1)]);
const isValid = (message: object): boolean => v.is(messageFromWorker, message);

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

  it('is invalid with a long text about a build that does not load [REL-3]', () => {
    expect(isValid({ kind: 'ready', error: 'x'.repeat(10_001) })).toBe(false);
  });

  it('is valid however many and long errors a remote throws', () => {
    const thrown = new Error('x'.repeat(20_000));
    const errors = Array.from({ length: 21 }, () => toError(thrown));
    const response = limitErrors({ kind: 'redirect', location: '/', errors });
    expect(isValid({ kind: 'response', id: 1, response })).toBe(true);
    expect(isValid({ kind: 'threw', error: errorText(thrown) })).toBe(true);
  });
});
